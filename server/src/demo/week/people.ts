import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { picturesFolder } from '@motohaat/demo/pictures-folder';

import type { ImagesPort } from '../../adapters/images/port.ts';
import type { Database } from '../../database/index.ts';
import type { AdminAction } from '../../modules/audit/admin-action.ts';
import type { HandOverCodes } from '../../modules/deals/hand-over-code.ts';
import type { PaidBookingServices } from '../../modules/paid-bookings/end-booking.ts';
import type { Selling } from '../../modules/selling/selling.service.ts';
import type { Decoding } from '../../modules/uploads/uploads.service.ts';
import type { Actor } from '../../plugins/authentication.ts';
import type { Log } from '../../plugins/logging.ts';
import { demoId } from '../demo-id.ts';

/** What a week of the demo market is made with: the functions that serve everybody, and what they need. */
export type WeekServices = PaidBookingServices & {
  log: Log;
  selling: Omit<Selling, 'host'> & { host: ImagesPort };
  decoding: Decoding;
  codes: HandOverCodes;
  /** Pays an intent by a card that works, as its buyer would. */
  pay: (intentId: string) => Promise<void>;
  supportEmail: string;
  /** What is paid online, in whole taka; nothing where that is the price. */
  bookingFee?: number | undefined;
};

/** What a buyer and a bike have to do with one another. */
type Deal = { by: string; bike: string };
type DealKind = 'booking' | 'report' | 'offer' | 'wish' | 'conversation' | 'talk-report' | 'photo';

/** The id of what a buyer has made about a bike: it follows from both. */
export const idOf = (kind: DealKind, { by, bike }: Deal): string => demoId(kind, `${by} ${bike}`);
export const productIdOf = ({ bike }: { bike: string }): string => demoId('product', bike);

/** Somebody of the demo market, as a request of theirs would be known. */
export async function actorOf(db: Database, email: string): Promise<Actor> {
  const user = await db
    .selectFrom('users')
    .select(['id', 'uid', 'email', 'name', 'role', 'language'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const token = { hasBookings: false, tokenId: '', tokenVersion: 0, expiresAt: new Date(0) };
  return { ...user, photo: null, ...token };
}

/** What the demo admin does, and why. */
export async function byAdmin(db: Database, reason = ''): Promise<AdminAction> {
  const { id } = await actorOf(db, 'demo.admin@motohaat.example');
  return { adminId: id, reason, requestId: 'demo' };
}

/** A picture of the demo market, as somebody's phone would send it. */
export const photoOf = (file: string): Promise<Buffer> => readFile(join(picturesFolder, file));
