/** The config of an experiment as a file that `doctor` can change. */
import { decodeToml } from '../../base/toml-document.ts';
import { editToml } from '../../base/toml-edit.ts';
import type { SettingsFile } from '../../doctor/file-fix.ts';
import type { Host } from '../../kernel/host.ts';
import { parseExperimentConfig } from '../config/config.ts';
import { type ExperimentPaths, shownPath } from '../ledger/store.ts';

export function configFile(paths: ExperimentPaths, { now, utcOffset }: Pick<Host, 'now' | 'utcOffset'>): SettingsFile {
  const shown = shownPath(paths, paths.config);
  const decode = (text: string) => {
    const decoded = decodeToml(shown, Buffer.from(text));
    return 'problems' in decoded ? undefined : decoded.document;
  };
  return {
    ...{ path: paths.config, shown, edit: editToml },
    read: (text) => decode(text)?.value,
    isSound: (text) => {
      const document = decode(text);
      if (document === undefined) return false;
      return !('problems' in parseExperimentConfig(document, { folder: paths.name, now: now(), utcOffset }));
    },
  };
}
