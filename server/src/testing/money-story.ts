import type { Person } from './app.ts';
import type { PayingMarket } from './paying.ts';
import { providerOf } from './payment-story.ts';
import { walletOf } from './wallet.ts';

/** A payment at a provider, whichever it is; sums in poisha. */
export type Money = {
  id: string;
  bookingId: string | undefined;
  /** Whether somebody could still pay by it. */
  isOpen: boolean;
  taken: number;
  givenBack: number;
};

/** All that was, or could be, paid by a buyer: by card and by bKash. */
export async function moneyOf(market: PayingMarket, buyer: Person): Promise<Money[]> {
  const [cards, wallets] = await Promise.all([byCard(market, buyer), byBkash(market, buyer)]);
  return [...cards, ...wallets];
}

async function byCard(market: PayingMarket, buyer: Person): Promise<Money[]> {
  const { intents, charges, refunds, disputes } = await providerOf(market, buyer);
  return intents.map(({ id, status, metadata }) => {
    const sum = (rows: { payment_intent: unknown; amount: number }[]) =>
      rows
        .filter(({ payment_intent: of }) => of === id)
        .reduce((total, { amount }) => total + amount, 0);
    return {
      id,
      bookingId: metadata['bookingId'],
      isOpen: metadata['paymentId'] !== undefined && status.startsWith('requires'),
      taken: sum(charges),
      givenBack: sum(refunds) + sum(disputes.filter((dispute) => dispute.status !== 'won')),
    };
  });
}

/** A page of bKash whose address no payment holds was shown to nobody, so that nobody can pay there. */
async function byBkash(market: PayingMarket, buyer: Person): Promise<Money[]> {
  const [payments, known] = await Promise.all([
    walletOf(market.bkash, buyer),
    market.db
      .selectFrom('bkash_payments')
      .innerJoin('payments', 'payments.transaction_id', 'bkash_payments.id')
      .select(['bkash_payments.id', 'bkash_payments.cancelled_at', 'bkash_payments.declined_at'])
      .execute(),
  ]);
  return payments.map(({ paymentID, payerReference, amount, trxID, refund }) => {
    const row = known.find(({ id }) => id === paymentID);
    const isOver = !row || row.cancelled_at !== null || row.declined_at !== null;
    return {
      id: paymentID,
      bookingId: payerReference.split('.')[0],
      isOpen: trxID === undefined && !isOver,
      taken: trxID === undefined ? 0 : amount,
      givenBack: refund?.amount ?? 0,
    };
  });
}
