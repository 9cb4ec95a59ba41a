import { isFields } from '../fields.ts';

/** A payment as the wallet's provider keeps it. Amounts are in poisha. */
export interface WalletPayment {
  paymentID: string;
  amount: number;
  payerReference: string;
  merchantInvoiceNumber: string;
  callbackURL: string;
  /** ms since 1970. */
  createdAt: number;
  /** Who pays, once the number is entered. */
  wallet?: string;
  /** How far its payer is: the number, the code that was sent, the PIN; or it is over. */
  step: 'number' | 'otp' | 'pin' | 'verified' | 'over';
  wrongPins: number;
  /** Once the shop has taken the money. */
  trxID?: string;
  refund?: { trxID: string; amount: number };
}

/** What the stand-in for bKash remembers. */
export interface WalletState {
  version: 1;
  /** By id, in the order of creation. */
  payments: Record<string, WalletPayment>;
}

export const emptyState = (): WalletState => ({ version: 1, payments: {} });

/** Narrows a read file to a state. */
export function parseState(value: unknown): WalletState | undefined {
  if (!isFields(value) || value['version'] !== 1 || !isFields(value['payments'])) return undefined;
  const payments = Object.values(value['payments']);
  return payments.every(isPayment) ? (value as unknown as WalletState) : undefined;
}

/** The file holds what this program wrote: an id and a step stand for the whole shape. */
function isPayment(value: unknown): boolean {
  return (
    isFields(value) && typeof value['paymentID'] === 'string' && typeof value['step'] === 'string'
  );
}
