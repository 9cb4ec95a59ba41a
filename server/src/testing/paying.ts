import type { Selectable } from 'kysely';

import type { Database, Schema } from '../database/index.ts';
import type { Payments } from '../modules/payments/payments.ts';
import type { Person } from './app.ts';
import { createMarket, type Market } from './market.ts';
import { startTestProvider, type TestProvider } from './payments.ts';
import { testWallet, type TestWallet, walletControl } from './wallet.ts';

/** A market in which buyers can pay. */
export type PayingMarket = Market & {
  card: TestProvider;
  bkash: TestWallet;
  payments: Payments;
  /** A buyer with a booking of a bike of its own. */
  customer: (price?: number) => Promise<Customer>;
  /** Opens the card form, or bKash's page, and answers what the provider calls the payment. */
  opened: (customer: Customer, method?: 'card' | 'bkash') => Promise<string>;
  /** Makes an intent for the booking that the server does not know, and answers its id. */
  strayIntent: (
    customer: Pick<Customer, 'buyer' | 'bookingId'>,
    changes?: object,
  ) => Promise<string>;
  storedPayments: (bookingId: string) => Promise<Selectable<Schema['payments']>[]>;
  auditActions: () => Promise<string[]>;
};

export type Customer = { buyer: Person; bikeId: string; bookingId: string };

const silence = () => {};

/** @param environment settings of the server, such as of a booking fee */
export async function createPayingMarket(
  environment: Record<string, string> = {},
): Promise<PayingMarket> {
  const card = await startTestProvider();
  const wallet = (db: Database) => testWallet(card.url, db);
  const market = await createMarket({ payments: card.provider, wallet, environment });
  const { db } = market;
  return {
    ...market,
    card,
    bkash: walletControl(card.url),
    payments: {
      db,
      provider: card.provider,
      wallet: wallet(db),
      log: { info: silence, warn: silence, error: silence },
    },
    customer: async (resale_price = 87_000) => {
      const buyer = await market.signIn('buyer');
      const bike = await market.bike({ resale_price });
      return { buyer, bikeId: bike.id, bookingId: await market.booked(buyer, bike) };
    },
    opened: async ({ buyer, bookingId }, method = 'card') => {
      const body = { bookingId, method };
      const answer = await market.post(buyer, '/api/create-payment-intent', body);
      const { clientSecret, pageUrl, message } = answer.json<{
        clientSecret?: string;
        pageUrl?: string;
        message?: string;
      }>();
      if (clientSecret === undefined) throw new Error(`No payment was opened: ${message}`);
      return pageUrl === undefined
        ? (clientSecret.split('_secret_')[0] ?? '')
        : (new URL(pageUrl).searchParams.get('paymentID') ?? '');
    },
    strayIntent: async ({ buyer, bookingId }, changes = {}) => {
      const intent = await card.stripe.paymentIntents.create({
        amount: 8_700_000,
        currency: 'bdt',
        allowed_payment_method_types: ['card'],
        metadata: { bookingId, buyerId: buyer.id },
        ...changes,
      });
      return intent.id;
    },
    storedPayments: (bookingId) =>
      db
        .selectFrom('payments')
        .selectAll()
        .where('booking_id', '=', bookingId)
        .orderBy('created_at')
        .execute(),
    auditActions: async () => {
      const rows = await db.selectFrom('audit_log').select('action').orderBy('number').execute();
      return rows.map(({ action }) => action);
    },
    stop: async () => {
      await market.stop();
      await card.stop();
    },
  };
}
