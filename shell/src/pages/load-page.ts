import type { ComposedRemote } from '@motohaat/contract/composition';

import { loadOrReloadDocument } from '../live/reload-document.ts';
import type { Services } from '../services.ts';

/**
 * Loads a page of this tab's revision, and reports that it could not be had.
 *
 * @param remote whose page it is; the shell's own without it
 * @throws what `load` throws
 */
export async function loadPage<Page>(
  load: () => Promise<Page>,
  { reports, reloadDocument }: Pick<Services, 'reports' | 'reloadDocument'>,
  remote?: ComposedRemote,
): Promise<Page> {
  try {
    return await loadOrReloadDocument(load, reloadDocument);
  } catch (error) {
    reports.note({ kind: 'load_failure', remote, error });
    throw error;
  }
}
