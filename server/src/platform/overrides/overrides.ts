import type { RemoteRelease } from '@motohaat/contract/composition';
import type { NewOverride } from '@motohaat/contract/overrides';

import type { Database } from '../../database/index.ts';
import { AppError } from '../../http/app-error.ts';
import { inEnglish } from '../../messages/index.ts';
import { auditedTransaction, writeAudit } from '../../modules/audit/audit.ts';
import { findAccounts } from '../registry/accounts.repository.ts';
import { refused, refuseFor } from '../registry/act.ts';
import { readRelease } from '../registry/publish-parts.ts';
import type { LiveRevision } from '../revisions/live-revision.ts';
import { misfits } from './fit.ts';
import { isLoopbackOrigin } from './loopback-origin.ts';
import { addOverride, endOverride, refreshOverride } from './overrides.repository.ts';

type Context = { db: Database; revision: LiveRevision };

/**
 * Lets a remote on the machine of an account's owner take the place of the released one in that
 * person's pages, once the person has opened the link.
 *
 * @throws AppError `invalid`, `release_refused` with all reasons
 */
export async function makeOverride(
  { db, revision }: Context,
  request: NewOverride & { application: string; requestId: string },
): Promise<{ id: string; expiresAt: Date }> {
  const { application, account, origin, hours, requestId } = request;
  if (!isLoopbackOrigin(origin)) {
    const message = inEnglish('It must be http://localhost or http://127.0.0.1 with a port.');
    throw new AppError('invalid', { fields: { origin: message } });
  }
  const manifest = readBuild(revision, application, request.release);
  const [accountId = ''] = await findAccounts(db, [account]);
  return auditedTransaction(db, async (trx) => {
    const values = { application, account_id: accountId, origin, manifest, hours };
    const { id, expires_at } = await addOverride(trx, values);
    await writeAudit(trx, {
      actorId: null,
      action: 'override.made',
      subject: { kind: 'user', id: accountId },
      requestId,
      detail: { author: `team:${application}`, origin, expiresAt: expires_at.toISOString() },
    });
    return { id, expiresAt: expires_at };
  });
}

/**
 * Gives an override the local build as it is now.
 *
 * @throws AppError `invalid`, `release_refused`; `not_found` when it is over or another team's
 */
export async function renewOverride(
  { db, revision }: Context,
  request: { application: string; id: string; release: Record<string, unknown> },
): Promise<{ expiresAt: Date }> {
  const { application, id } = request;
  const manifest = readBuild(revision, application, request.release);
  const expiresAt = await refreshOverride(db, { id, application, manifest });
  if (!expiresAt) throw new AppError('not_found', { message: inEnglish('This override is over.') });
  return { expiresAt };
}

/** Ends an override of an application; one that is over, or another team's, stays as it is. */
export async function withdrawOverride(
  db: Database,
  request: { application: string; id: string },
): Promise<void> {
  await endOverride(db, request);
}

function readBuild(
  revision: LiveRevision,
  application: string,
  release: Record<string, unknown>,
): RemoteRelease {
  const manifest = readRelease(application, JSON.stringify(release));
  if (manifest.kind === 'shell') throw refused(inEnglish('Only a remote can be overridden.'));
  refuseFor((t) => misfits(revision, manifest, t));
  return manifest;
}
