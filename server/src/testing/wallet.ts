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

/** What people and bKash's console do at the sandbox. */
export function walletControl(sandboxUrl: string) {
  const control = async (call: string, body: unknown = {}): Promise<unknown> => {
    const answer = await fetch(`${sandboxUrl}/__sandbox/bkash/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${call}: ${await answer.text()}`);
    return answer.json();
  };
  return {
    /** Enters number, code and PIN, with an account that has the money unless told otherwise. */
    confirm: (id: string, wallet?: string) => control(`payments/${id}/confirm`, { wallet }),
    refund: (id: string) => control(`payments/${id}/refund`),
    forgetTokens: () => control('tokens/forget'),
    failures: (failures: WalletFailure[]) => control('faults', failures),
  };
}
