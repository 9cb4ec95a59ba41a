import type { NewReport } from '@motohaat/contract/wishlist';
import { cleanText, isPlainText } from '@motohaat/domain/text';

import type { Queryable } from '../../database/index.ts';
import { AppError } from '../../http/app-error.ts';
import { hideInLine } from '../../http/hide-in-line.ts';
import type { Actor } from '../../plugins/authentication.ts';
import { lockAccount } from '../accounts/account-status.ts';
import { auditedTransaction } from '../audit/audit.ts';
import { cancelAffectedBookings, type CancellationServices } from '../bookings/cancel-affected.ts';
import { findPublicBike } from '../listings/named-bike.ts';
import { hideIfReported } from './hide-listing.ts';
import { insertReport, recentReports } from './reports.repository.ts';

/** Reports that one account may make in an hour (authorization matrix, row 15). */
const maximumPerHour = 10;
const hour = 3_600_000;

/**
 * Reports a bike to the admin. The price in the body only helps to find the bike.
 *
 * Accounts of any age may report: the matrix asks for no age, and somebody who has just seen a fraud
 * should not be told to come back. What a flood of new accounts could do is bounded by the weight of
 * their reports.
 *
 * @param id the report's id; if the reporter has that report already, it is the answer
 * @returns the report's id
 * @throws AppError `invalid`, `forbidden`, `not_for_sale`, `duplicate`, `rate_limited`
 */
export async function addReport(
  services: CancellationServices,
  reporter: Actor,
  { reason = 'other', note: text = '', ...named }: NewReport,
  id: string,
): Promise<string> {
  const note = readNote(text);
  const bike = await findPublicBike(services.db, named, reporter);
  const report = { id, reporterId: reporter.id, productId: bike.id, reason, note };
  const { stored, isHidden } = await auditedTransaction(services.db, async (trx) => {
    await lockAccount(trx, reporter.id);
    const inserted = await insertReport(trx, report);
    if (inserted !== id) return { stored: inserted, isHidden: false };
    await refuseFlood(trx, reporter.id);
    return { stored: id, isHidden: await hideIfReported(trx, bike.id) };
  });
  if (stored !== id) {
    throw new AppError('duplicate', { message: (t) => t.bikes.reported(hideInLine(bike.name)) });
  }
  if (isHidden) await cancelAffectedBookings(services, { productId: bike.id });
  return id;
}

/** Counts the new report too; refusing takes it back with the transaction. */
async function refuseFlood(trx: Queryable, reporterId: string): Promise<void> {
  const times = await recentReports(trx, reporterId);
  const oldest = times[maximumPerHour];
  if (!oldest) return;
  const seconds = Math.max(1, Math.ceil((oldest.getTime() + hour - Date.now()) / 1000));
  throw new AppError('rate_limited', {
    message: (t) => t.bikes.reports(Math.ceil(seconds / 60)),
    retryAfter: seconds,
  });
}

function readNote(text: string): string {
  const note = cleanText(text);
  if (!isPlainText(note)) {
    throw new AppError('invalid', { fields: { note: (t) => t.bikes.notePlain } });
  }
  return note;
}
