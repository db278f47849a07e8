/** Which paths of this machine all commands of a run see, whatever folders of their own they have. */
import { realpathSync } from 'node:fs';
import { isHiddenIn, readSandboxView } from '../../kernel/sandbox-view.ts';
import type { PrivateArea } from './private-area.ts';

type Place = Pick<PrivateArea, 'folder' | 'cache' | 'repository' | 'hidden' | 'environment' | 'parentEnv'>;

/** Finds whether a path, and what it leads to, is seen. */
export function seenPlaces(privateArea: Place): (path: string) => boolean {
  const { folder, cache, repository, hidden, environment, parentEnv } = privateArea;
  const { readable: shared, masked } = environment;
  // Of no command: there is nothing in it.
  const nowhere = '/dev/null';
  const view = readSandboxView({
    ...{ workDir: nowhere, home: nowhere, temporary: nowhere, network: 'off', tracing: 'off', parentEnv, shared },
    hidden: [repository.folder, repository.commonDir, folder, cache, ...hidden, ...masked],
  });
  return (path) => [path, ...real(path)].every((each) => !isHiddenIn(view, each));
}

function real(path: string): readonly string[] {
  try {
    return [realpathSync(path)];
  } catch {
    // Not there: nobody sees it.
    return [];
  }
}
