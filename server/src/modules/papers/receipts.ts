import { type ReceiptKind, receiptNumber } from '@motohaat/domain/receipt';

import type { Charge } from './papers.repository.ts';

/** One movement of money, as a receipt has it. */
export type Receipt = {
  number: string;
  kind: ReceiptKind;
  /** Whole taka. */
  amount: number;
  at: Date;
  transactionId: string;
  isDuplicate: boolean;
  /** Of a refund: the number of the receipt for what is given back. */
  of: string | undefined;
};

/** A receipt for each payment, and one for each refund, in the order in which the money moved. */
export function receiptsOf(charges: readonly Charge[]): Receipt[] {
  return charges
    .flatMap((charge) => {
      const paid = receiptOf(charge, 'payment', charge.amount, charge.charged_at);
      if (charge.refunded_amount === 0) return [paid];
      const back = receiptOf(charge, 'refund', charge.refunded_amount, charge.returned_at);
      return [paid, { ...back, of: paid.number }];
    })
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

function receiptOf(charge: Charge, kind: ReceiptKind, amount: number, at: Date): Receipt {
  return {
    number: receiptNumber(kind, charge.id, at.getTime()),
    kind,
    amount,
    at,
    transactionId: charge.transaction_id,
    isDuplicate: charge.isDuplicate,
    of: undefined,
  };
}
