import path from 'node:path';

import { InjectedFailures } from '../failure-injection.ts';
import { randomId } from '../random-id.ts';
import { StateFile } from '../state-file.ts';
import { emptyState, parseState, type WalletPayment, type WalletState } from './state.ts';

/** The published numbers of bKash's own sandbox; all others are unknown. */
const WALLETS: Readonly<Record<string, 'pays' | 'poor' | 'blocked'>> = {
  '01770618575': 'pays',
  '01929918378': 'pays',
  '01877722345': 'pays',
  '01823074817': 'poor',
  '01823074818': 'blocked',
};
export const OTP = '123456';
export const PIN = '12121';
/** A PIN may be mistyped twice. */
const WRONG_PINS = 3;
/** ms for which a payment's page can be used. */
const SESSION_MS = 15 * 60_000;

/** One merchant's account at bKash: what it remembers and what acts on it. Knows no HTTP. */
export interface Wallet {
  readonly state: StateFile<WalletState>;
  readonly failures: InjectedFailures;
  readonly now: () => number;
  /** Tokens that were granted, and until when (ms since 1970) each of them opens anything. */
  readonly tokens: Map<string, number>;
  reset: () => void;
  close: () => Promise<void>;
}

export async function openWallet(options: {
  dir: string;
  now: () => number;
  log: (message: string) => void;
}): Promise<Wallet> {
  const { dir, now, log } = options;
  const state = await StateFile.open<WalletState>({
    file: path.join(dir, 'bkash.json'),
    parse: parseState,
    initial: emptyState,
    log,
  });
  const failures = new InjectedFailures();
  const tokens = new Map<string, number>();
  return {
    state,
    failures,
    now,
    tokens,
    reset: () => {
      failures.clear();
      tokens.clear();
      state.value = emptyState();
      state.changed();
    },
    close: () => state.flush(),
  };
}

/** A refusal, with bKash's own code and words. */
export class WalletRefusal extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** @throws WalletRefusal 2002 */
export function findPayment(wallet: Wallet, id: unknown): WalletPayment {
  const payment = typeof id === 'string' ? wallet.state.value.payments[id] : undefined;
  if (payment) return payment;
  throw new WalletRefusal('2002', 'Invalid Payment ID');
}

export function createPayment(
  wallet: Wallet,
  wanted: Pick<
    WalletPayment,
    'amount' | 'payerReference' | 'merchantInvoiceNumber' | 'callbackURL'
  >,
): WalletPayment {
  const payment: WalletPayment = {
    paymentID: `TR0011${randomId(8)}${wallet.now()}`,
    ...wanted,
    createdAt: wallet.now(),
    step: 'number',
    wrongPins: 0,
  };
  wallet.state.value.payments[payment.paymentID] = payment;
  wallet.state.changed();
  return payment;
}

/** Whether a payment's page can still be used. */
export function isPayable(wallet: Wallet, { createdAt, step }: WalletPayment): boolean {
  return step !== 'over' && step !== 'verified' && wallet.now() < createdAt + SESSION_MS;
}

/**
 * What a payer enters next: number, code, PIN.
 *
 * @returns what was wrong with it, for the payer
 */
export function enter(wallet: Wallet, payment: WalletPayment, text: string): string | undefined {
  const wrong = wrongWith(payment, text);
  wallet.state.changed();
  return wrong;
}

function wrongWith(payment: WalletPayment, text: string): string | undefined {
  if (payment.step === 'number') {
    if (!Object.hasOwn(WALLETS, text)) return 'No bKash account has this number.';
    payment.wallet = text;
    payment.step = 'otp';
  } else if (payment.step === 'otp') {
    if (text !== OTP) return 'The verification code is wrong.';
    payment.step = 'pin';
  } else if (payment.step === 'pin') {
    if (text === PIN) payment.step = 'verified';
    else {
      payment.wrongPins += 1;
      if (payment.wrongPins >= WRONG_PINS) payment.step = 'over';
      return 'The PIN is wrong.';
    }
  }
  return undefined;
}

/** Its payer does not want to pay. */
export function cancel(wallet: Wallet, payment: WalletPayment): void {
  if (payment.step !== 'verified') payment.step = 'over';
  wallet.state.changed();
}

/**
 * Takes the money of a payment that its payer has confirmed.
 *
 * @throws WalletRefusal as bKash names it
 */
export function execute(wallet: Wallet, payment: WalletPayment): void {
  if (payment.trxID !== undefined) {
    throw new WalletRefusal('2062', 'The payment has already been completed');
  }
  if (payment.step !== 'verified') throw new WalletRefusal('2056', 'Invalid Payment State');
  const purse = WALLETS[payment.wallet ?? ''];
  if (purse !== 'pays') {
    payment.step = 'over';
    wallet.state.changed();
    throw purse === 'poor'
      ? new WalletRefusal('2023', 'Insufficient Balance')
      : new WalletRefusal('2015', 'Debit is not allowed for this account');
  }
  payment.trxID = randomId(10).toUpperCase();
  wallet.state.changed();
}

/**
 * Gives the money back, once.
 *
 * @throws WalletRefusal
 */
export function refund(wallet: Wallet, payment: WalletPayment, amount: number): void {
  if (payment.trxID === undefined) throw new WalletRefusal('2056', 'Invalid Payment State');
  if (payment.refund) throw new WalletRefusal('2072', 'The transaction is already refunded');
  if (amount < 1 || amount > payment.amount) throw new WalletRefusal('2006', 'Invalid Amount');
  payment.refund = { trxID: randomId(10).toUpperCase(), amount };
  wallet.state.changed();
}
