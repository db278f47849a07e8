/** A prepared environment that another machine saved, taken over into what runs of this user share. */
import type { ParentEnvironment } from '../../kernel/environment.ts';
import { openSavedStore } from '../layers/area-layers.ts';
import { restoreLayers } from '../layers/saved-layers.ts';
import { sharedCache } from './area-path.ts';

interface RestoreRequest {
  /** Where it was saved to, and what its maker gave as its digest. */
  readonly folder: string;
  readonly digest: string;
  readonly parentEnv: ParentEnvironment;
  readonly signal: AbortSignal | undefined;
}

/** Takes it over; throws an IntegrityError where it is not what the digest is of. */
export async function restoreEnvironment({
  parentEnv,
  ...request
}: RestoreRequest): Promise<'restored' | 'absent' | 'cancelled'> {
  return restoreLayers(await openSavedStore(sharedCache(parentEnv)), request);
}
