/** The check run of a step: opened in progress, and completed however the step ends. */
import type { Api } from './api.ts';
import type { OpenCheck } from './check-run.ts';
import type { StepContext } from './event.ts';
import type { ActionRequest } from './inputs.ts';
import type { Notes } from './notes.ts';
import { withRemedy } from './refusal.ts';

interface Beginning {
  /** `autorize / ci-gate`. */
  readonly name: string;
  readonly publishing: ActionRequest['publishing'];
  readonly context: StepContext;
  readonly api: Api | undefined;
  readonly notes: Notes;
}

/** Opens it on the head of a pull request, else on the commit of the event; undefined where there is none. */
export async function beginCheck({ name, publishing, context, api, notes }: Beginning): Promise<OpenCheck | undefined> {
  const headSha = context.pull?.headSha || context.sha;
  if (publishing.check === 'never' || api === undefined || headSha === '') return undefined;
  const { openCheck } = await import('./check-run.ts');
  const opened = await openCheck(api, { name, headSha });
  if (opened.kind === 'ok') return opened.value;
  const remedy = 'it needs "checks: write", which a pull request from a fork never has';
  notes.add(`no check run (${withRemedy(opened, remedy)})`);
  return undefined;
}

/** Completes what a step that ends without a verdict left open. */
export async function closeCheck(check: OpenCheck | undefined, notes: Notes): Promise<void> {
  const [title, summary] = ['No verdict', 'The step failed; see its log.'];
  const closed = await check?.close({ conclusion: 'failure', title, summary, annotations: [] });
  if (closed?.kind === 'refused') notes.add(`the check run stays in progress (${closed.why})`);
}

// The runner kills ten seconds after its first signal: one request fits.
const SIGNALS = { SIGINT: 130, SIGTERM: 143 } as const;
// One that is being opened may wait for a limit to pass.
const OPENING_PATIENCE_MS = 2000;

/** Completes the check run of a step that is cancelled, and ends the step; what it returns stops that. */
export function completeWhenCancelled(opening: Promise<OpenCheck | undefined>, summary: string): () => void {
  const listeners = Object.entries(SIGNALS).map(([signal, exitCode]) => {
    const listener = async (): Promise<void> => {
      await completeCancelled(opening, summary);
      process.exit(exitCode);
    };
    process.once(signal, listener);
    return () => process.off(signal, listener);
  });
  return () => {
    for (const remove of listeners) remove();
  };
}

/** Completes the check run in the time that a cancelled job has. */
async function completeCancelled(opening: Promise<OpenCheck | undefined>, summary: string): Promise<void> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, OPENING_PATIENCE_MS, undefined).unref());
  const check = await Promise.race([opening, late]);
  const title = 'Cancelled before there was a verdict';
  await check?.cancel({ conclusion: 'failure', title, summary, annotations: [] });
}
