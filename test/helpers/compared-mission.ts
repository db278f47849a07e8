// Missions whose evaluator counts its runs, so that luck is a matter of the test and not of chance.
import { createMission, type Mission } from './mission.ts';
import { createFolder } from './temp-folder.ts';

/** Scores the number in value.txt after `awk` changed it: v, the number of its runs n, the seed s, the luck l. */
export function countingEvaluator(folder: string, awk: string): string {
  return `v=$(cat value.txt); l=$(cat luck.txt 2>/dev/null || echo 0)
c=${folder}/$v-$l; echo x >>$c; n=$(wc -l <$c)
awk -v v="$v" -v n="$n" -v s="\${AUTORIZE_SEED:-0}" -v l="$l" 'BEGIN { ${awk}; printf "{\\"pass\\":true,\\"score\\":%.4f}\\n", v }'
`;
}

/** Its sessions hand over what is better, what was lucky in its first three runs, and what is better. */
export function checkpointMission(): Mission {
  return createMission({
    session: `case $RCS_ITERATION in
1) improve 15 ;;
2) echo 3 >luck.txt; git commit -qam Lucky ;;
*) improve 20 ;;
esac
hand candidate $(git rev-parse HEAD)`,
    evaluator: countingEvaluator(createFolder(), 'if (l > 0 && n <= 3) v += l'),
    files: { 'luck.txt': '0\n' },
    front: `evaluator:
  command: sh evaluate.sh
  format: json
  decision: checkpoint
  checkpoint_keeps: 1
  calibration_runs: 2
  confirm: {pairs: 2}
agent:
  command: . ./session.sh
  sandbox: off
stop:
  max_iterations: 4
`,
  });
}
