/** Money that came, or went back. */
export const receiptKinds = ['payment', 'refund'] as const;
export type ReceiptKind = (typeof receiptKinds)[number];

/** Letters and digits that are not taken for each other when somebody reads a number out. */
const digits = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const letters = 10;

/**
 * The number of a receipt: `P-2026-7K3QX9TB4D`. It follows from the payment, so that the same money has the
 * same number whoever asks and however often.
 *
 * @param paymentId a UUID, of whose 74 random bits the last 48 are taken
 * @param at when the money came or went, ms since the epoch; its year in Dhaka stands in the number
 */
export function receiptNumber(kind: ReceiptKind, paymentId: string, at: number): string {
  let rest = BigInt(`0x${paymentId.replaceAll('-', '').slice(-12)}`);
  let code = '';
  for (let index = 0; index < letters; index += 1) {
    code = digits.charAt(Number(rest % BigInt(digits.length))) + code;
    rest /= BigInt(digits.length);
  }
  const year = new Date(at + 6 * 3_600_000).getUTCFullYear();
  return `${kind === 'payment' ? 'P' : 'R'}-${year}-${code}`;
}
