import type { Queryable } from '../../database/index.ts';
import type { Say } from '../../messages/index.ts';
import { findDamages } from '../releases/kept-contents.repository.ts';
import type { Registered } from '../releases/registered.repository.ts';

/** More would say no more. */
const most = 10;

/** What is wrong with the files that are kept of a release: each is hashed again; in sentences. */
export async function damagedFiles(
  db: Queryable,
  { application, id, manifest, is_purged: isPurged }: Registered,
): Promise<Say[]> {
  const name = `${application} ${manifest.version}`;
  if (isPurged) return [(t) => t.platform.files.purged(name)];
  const damages = await findDamages(db, { application, release: id }, manifest.files);
  return [...damages].slice(0, most).map(
    ([file, damage]) =>
      (t) =>
        damage === 'missing'
          ? t.platform.files.missing(name, file)
          : t.platform.files.other(name, file),
  );
}
