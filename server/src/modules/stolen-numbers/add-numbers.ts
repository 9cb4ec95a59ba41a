import { maximumStolenNote, type NewStolenNumbers } from '@motohaat/contract/stolen-numbers';
import { endOf, readStampedNumber, stampedLength } from '@motohaat/domain/frame-number';
import { cleanText, isPlainText } from '@motohaat/domain/text';
import { v7 as newId } from 'uuid';

import type { Database, Queryable } from '../../database/index.ts';
import { AppError } from '../../http/app-error.ts';
import type { AdminAction } from '../audit/admin-action.ts';
import { auditedTransaction, writeAudit } from '../audit/audit.ts';
import { openCase } from '../review/open-case.ts';
import type { StampedNumberHashes } from '../selling/stamped-number-hashes.ts';
import { lockBikesWith } from './stolen-numbers.repository.ts';

/**
 * Adds numbers of stolen bikes. Each live listing that has one of them gets a case; its seller is not
 * told. Of a number only its keyed hash and its end are kept.
 *
 * @returns how many listings have one
 * @throws AppError `invalid`
 */
export async function addStolenNumbers(
  db: Database,
  hashes: StampedNumberHashes,
  { kind, numbers, note: typed = '' }: NewStolenNumbers,
  { adminId, requestId }: Omit<AdminAction, 'reason'>,
): Promise<number> {
  const note = readNote(typed);
  const known = [...new Set(numbers.map(readNumber))];
  return auditedTransaction(db, async (trx) => {
    const found = new Set<string>();
    for (const number of known) {
      const hash = hashes.hashOf(kind, number);
      const id = await insertNumber(trx, { kind, hash, end: endOf(number), note });
      for (const bike of await lockBikesWith(trx, { kind, hash })) {
        await openCase(trx, bike, { causes: ['number_stolen'], seenOn: null });
        found.add(bike);
      }
      await writeAudit(trx, {
        actorId: adminId,
        action: 'stolen_number.added',
        subject: { kind: 'stolenNumber', id },
        after: { kind, end: endOf(number) },
        requestId,
      });
    }
    return found.size;
  });
}

async function insertNumber(
  trx: Queryable,
  {
    kind,
    hash,
    end,
    note,
  }: { kind: 'chassis' | 'engine'; hash: string; end: string; note: string },
): Promise<string> {
  const { id } = await trx
    .insertInto('stolen_numbers')
    .values({ id: newId(), kind, hash, number_end: end, note })
    .onConflict((conflict) => conflict.columns(['kind', 'hash']).doUpdateSet({ note }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

function readNumber(typed: string): string {
  const number = readStampedNumber(typed);
  if (number !== undefined) return number;
  const { from, to } = stampedLength;
  throw new AppError('invalid', {
    fields: { numbers: (t) => t.stolenNumbers.notOne(cleanText(typed), from, to) },
  });
}

function readNote(typed: string): string {
  const note = cleanText(typed);
  if (!isPlainText(note)) {
    throw new AppError('invalid', { fields: { note: (t) => t.moderation.reasonPlain } });
  }
  if (Array.from(note).length > maximumStolenNote) {
    throw new AppError('invalid', { fields: { note: (t) => t.fields.longest(maximumStolenNote) } });
  }
  return note;
}
