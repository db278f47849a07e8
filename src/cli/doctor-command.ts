/** `autorize doctor`: what a run of an experiment, a mission or a plan would check, without a run. */
import { EXIT } from '../base/errors.ts';
import type { Diagnosis } from '../doctor/check.ts';
import type { DoctorRequest } from '../doctor/rounds.ts';
import { runDoctor } from '../experiment/doctor/doctor.ts';
import { runMissionDoctor } from '../mission/doctor.ts';
import { kindOfSubject, type SubjectKind } from '../remote/named-subject.ts';
import { runPlanDoctor } from '../workitem/doctor.ts';
import type { CommandCall } from './command-call.ts';
import { createDoctorView } from './doctor-view.ts';
import { listenForSignals } from './stop-signals.ts';

/**
 * Checks what `run` needs and how far the evaluator can be trusted; 1 if something has to be fixed first, 3 if the agent alone
 * does not answer.
 */
export async function runDoctorCommand(call: CommandCall): Promise<number> {
  const { values, host, terminal } = call;
  const [what = ''] = call.words;
  const kind = kindOfSubject(what, host);
  using stopping = listenForSignals();
  using view = createDoctorView(terminal, { isJson: values.has('json') });
  const request = { fix: values.has('fix'), agent: values.has('agent'), signal: stopping.signal, onEvent: view.show };
  const diagnosis = await examine({ ...call, request }, { kind, what });
  view.end(diagnosis);
  if (stopping.exitCode !== undefined) return stopping.exitCode;
  const isProblem = diagnosis.checks.some(({ id, verdict }) => verdict === 'problem' && id !== 'agent-call');
  if (isProblem) return EXIT.no;
  // As a run that has no answer of its model.
  const calls = [diagnosis.agent ?? [], Object.values(diagnosis.agents ?? {})].flat();
  return calls.every(({ answered }) => answered) ? EXIT.yes : EXIT.precondition;
}

interface Asked {
  readonly kind: SubjectKind;
  readonly what: string;
}

function examine(
  { request, host }: Pick<CommandCall, 'host'> & { readonly request: DoctorRequest },
  { kind, what }: Asked,
): Promise<Diagnosis> {
  switch (kind) {
    case 'mission':
      return runMissionDoctor({ ...request, missionDir: what }, host);
    case 'plan':
      return runPlanDoctor({ ...request, file: what }, host);
    case 'experiment':
      return runDoctor({ ...request, name: what }, host);
    default:
      return kind satisfies never;
  }
}
