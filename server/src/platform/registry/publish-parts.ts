import { Release } from '@motohaat/contract/composition';
import { type ReleasePublished, Version } from '@motohaat/contract/registry';
import type { FileContent } from '@motohaat/releases/dist-folder';
import { isIntact } from '@motohaat/releases/file-integrity';
import { ReleaseRefusedError } from '@motohaat/releases/refusals';
import { releaseId } from '@motohaat/releases/release-id';
import { checkRelease } from '@motohaat/releases/release-rules';
import * as v from 'valibot';

import { AppError } from '../../http/app-error.ts';
import { inEnglish } from '../../messages/index.ts';
import { auditedTransaction, writeAudit } from '../../modules/audit/audit.ts';
import { addContents } from '../releases/contents.repository.ts';
import { listedContents } from '../releases/listed-contents.ts';
import { findVersion } from '../releases/registered.repository.ts';
import { addRelease } from '../releases/releases.repository.ts';
import { budgetReasons } from '../revisions/promotion-gate.ts';
import { refuseFor, type Registry } from './act.ts';
import type { Author } from './author.ts';
import { checkListedSize } from './receive-release.ts';

/**
 * What a team is about to send, as its `release.json` says it, if it may: whatever can be refused
 * before the files are there is refused then.
 *
 * @param text `release.json`, which nobody has looked at yet
 * @throws AppError `invalid`, `payload_too_large`, `release_refused` over its budget, `version_taken`
 */
export async function admitRelease(
  { db }: Pick<Registry, 'db'>,
  application: string,
  text: string,
): Promise<Release> {
  const release = readRelease(application, text);
  checkListedSize(release);
  refuseFor((t) => budgetReasons(release, t));
  const known = await findVersion(db, application, release.version);
  if (known && known.id !== releaseId(release)) throw new AppError('version_taken');
  return release;
}

/**
 * Publishes what a team sent: its description goes into the registry with its files, in one transaction.
 * It is not live by that. What the database or this machine had of it and was damaged is replaced.
 *
 * @param sent.release as it was admitted
 * @throws AppError `invalid` when the files are not those that it lists; `version_taken`
 */
export async function publishParts(
  { db, store }: Pick<Registry, 'db' | 'store'>,
  by: { application: string; author: Author; requestId: string },
  { release, files }: { release: Release; files: FileContent[] },
): Promise<Omit<ReleasePublished, 'compressed'>> {
  const { application, author, requestId } = by;
  checkParts(release, files);
  const id = releaseId(release);
  const { version } = release;
  const contents = listedContents(release, files);
  const key = { application, release: id };
  let damaged = 0;
  const created = await auditedTransaction(db, async (trx) => {
    const added = await addRelease(trx, id, release, { publishedBy: author });
    if (added === 'taken') throw new AppError('version_taken');
    damaged = await addContents(trx, key, contents);
    if (added === 'known') return false;
    await writeAudit(trx, {
      actorId: null,
      action: 'release.published',
      subject: { kind: 'application', id: application },
      requestId,
      detail: { author, version, release: id },
    });
    return true;
  });
  // What was taken from there is fetched again.
  if (damaged > 0) await store.cache.remove(key);
  return { application, release: id, version, created };
}

/**
 * What an application's `release.json` says, checked as far as it can be without its files.
 *
 * @throws AppError `invalid` with what is wrong
 */
export function readRelease(application: string, text: string): Release {
  const parsed = v.safeParse(Release, readJson(text));
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw refusal(`release.json is not the description of a release: ${v.getDotPath(issue)}.`);
  }
  const release = parsed.output;
  if (release.name !== application) {
    throw refusal(`This is a release of ${release.name}, not of ${application}.`);
  }
  const version = v.safeParse(Version, release.version);
  if (!version.success) throw refusal(`"${release.version}" is not a version such as 1.2.3.`);
  try {
    checkRelease(release);
  } catch (error) {
    if (error instanceof ReleaseRefusedError) throw refusal(error.message);
    throw error;
  }
  return release;
}

/** What the database cannot keep as text: zero bytes, and halves of characters. */
const unkept = /\\u(?:0000|d[89a-f])/i;

function readJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    if (!unkept.test(JSON.stringify(value))) return value;
  } catch {
    // Not JSON: refused like everything else that is no release.
  }
  throw refusal('release.json cannot be read.');
}

/** Hashes every file; a release has those that it lists, and no other. */
function checkParts(release: Release, files: FileContent[]): void {
  const sent = new Map(files.map((file) => [file.path, file.content]));
  if (sent.size !== files.length) throw refusal('A file was sent twice.');
  for (const file of release.files) {
    const content = sent.get(file.path);
    if (!content) throw refusal(`The file ${file.path} was not sent.`);
    if (!isIntact(content, file)) {
      throw refusal(`The file ${file.path} is not the one that release.json lists.`);
    }
    sent.delete(file.path);
  }
  const [stray] = sent.keys();
  if (stray !== undefined) throw refusal(`release.json does not list the file ${stray}.`);
}

function refusal(sentence: string): AppError {
  const message = inEnglish(sentence);
  return new AppError('invalid', { message, fields: { release: message } });
}
