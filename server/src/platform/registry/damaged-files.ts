import { isIntact } from '../releases/file-integrity.ts';
import { type FileStore, ignoreMissing } from '../releases/file-store.ts';
import type { Registered } from './registered.repository.ts';

/** More would say no more. */
const most = 10;

/** What is wrong with the files that the store has of a release: each is hashed again; in sentences. */
export async function damagedFiles(
  store: FileStore,
  { application, id, manifest, is_purged: isPurged }: Registered,
): Promise<string[]> {
  const name = `${application} ${manifest.version}`;
  if (isPurged) return [`The files of ${name} are no longer kept. Publish it again.`];
  const reasons = await Promise.all(
    manifest.files.map(async (file) => {
      const content = await store.read(application, id, file.path).catch(ignoreMissing);
      if (!content) return [`The file ${file.path} of ${name} is not in the store.`];
      return isIntact(content, file)
        ? []
        : [`The file ${file.path} of ${name} is not the one that was published.`];
    }),
  );
  return reasons.flat().slice(0, most);
}
