import type { ParentEnvironment } from '../../kernel/environment.ts';
import { TOOLCHAINS, type Toolchain } from '../../settings/environment-shape.ts';
import { locate } from './found-places.ts';
import { TOOLCHAIN_PARTS } from './toolchain-places.ts';

/** `environment.toolchains`, and where they would be. */
export interface ChosenToolchains {
  readonly toolchains: 'auto' | 'none' | readonly Toolchain[];
  readonly parentEnv: ParentEnvironment;
}

/** The toolchain that a path is of, where the settings leave it out. */
export function toolchainLeftOut(path: string, { toolchains, parentEnv }: ChosenToolchains): Toolchain | undefined {
  if (toolchains === 'auto') return undefined;
  const others = TOOLCHAINS.filter((name) => toolchains === 'none' || !toolchains.includes(name));
  return others.find((name) =>
    TOOLCHAIN_PARTS[name].some(({ at, opens = [] }) =>
      at.some((place) => {
        const folder = locate(place, parentEnv);
        const opened = folder === undefined ? [] : opens.map((each) => `${folder}/${each}`.replace(/\/$/, ''));
        return opened.some((each) => path === each || path.startsWith(`${each}/`));
      }),
    ),
  );
}
