import type { Say } from '../../messages/index.ts';
import { isIntact } from '../releases/file-integrity.ts';
import { type FileStore, ignoreMissing } from '../releases/file-store.ts';
import type { Registered } from './registered.repository.ts';

/** More would say no more. */
const most = 10;

/** What is wrong with the files that the store has of a release: each is hashed again; in sentences. */
export async function damagedFiles(
  store: FileStore,
  { application, id, manifest, is_purged: isPurged }: Registered,
): Promise<Say[]> {
  const name = `${application} ${manifest.version}`;
  if (isPurged) return [(t) => t.platform.files.purged(name)];
  const reasons = await Promise.all(
    manifest.files.map(async (file): Promise<Say[]> => {
      const content = await store.read(application, id, file.path).catch(ignoreMissing);
      if (!content) return [(t) => t.platform.files.missing(name, file.path)];
      return isIntact(content, file) ? [] : [(t) => t.platform.files.other(name, file.path)];
    }),
  );
  return reasons.flat().slice(0, most);
}
