import { bkashPayments } from '../adapters/payments/bkash/bkash.ts';
import { bkashStore } from '../adapters/payments/bkash/store.ts';
import type { PaymentsPort } from '../adapters/payments/port.ts';
import { readBkashSettings } from '../config/bkash.ts';
import type { Queryable } from '../database/index.ts';

/** bKash of a test: the adapter on a sandbox. */
export function testWallet(sandboxUrl: string, db: Queryable): PaymentsPort {
  const settings = readBkashSettings({ SANDBOX_URL: sandboxUrl });
  if (!settings) throw new Error('The sandbox has no bKash.');
  return bkashPayments({ ...settings, store: bkashStore(db) });
}

/** Something that goes wrong at bKash; see the sandbox's injected failures. */
type WalletFailure = {
  match: string;
  status?: number;
  drop?: boolean;
  after?: boolean;
  times?: number;
};

/** A payment as the sandbox keeps it; amounts in poisha. */
export type WalletPayment = {
  paymentID: string;
  amount: number;
  /** `booking.buyer` */
  payerReference: string;
  trxID?: string;
  refund?: { amount: number };
};

export type TestWallet = ReturnType<typeof walletControl>;

async function answerOf(call: string, answer: Response): Promise<unknown> {
  if (!answer.ok) throw new Error(`${call}: ${await answer.text()}`);
  return answer.json();
}

/** What people and bKash's console do at the sandbox. */
export function walletControl(sandboxUrl: string) {
  const url = (call: string) => `${sandboxUrl}/__sandbox/bkash/${call}`;
  const control = async (call: string, body: unknown = {}): Promise<unknown> =>
    answerOf(
      call,
      await fetch(url(call), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    );
  return {
    payments: async (): Promise<WalletPayment[]> => {
      const state = await answerOf('state', await fetch(url('state')));
      return (state as { payments: WalletPayment[] }).payments;
    },
    /** Enters number, code and PIN, with an account that has the money unless told otherwise. */
    confirm: (id: string, wallet?: string) => control(`payments/${id}/confirm`, { wallet }),
    refund: (id: string) => control(`payments/${id}/refund`),
    forgetTokens: () => control('tokens/forget'),
    failures: (failures: WalletFailure[]) => control('faults', failures),
  };
}

/** What bKash has of a buyer, the oldest first. */
export async function walletOf(
  { payments }: TestWallet,
  buyer: { id: string },
): Promise<WalletPayment[]> {
  const all = await payments();
  return all.filter(({ payerReference }) => payerReference.endsWith(`.${buyer.id}`));
}
