import type { Paper } from '@motohaat/contract/papers';

import type { Shown } from '../../http/shown.ts';
import { nameIn } from '../../messages/name-in.ts';
import type { PaperFacts } from './papers.repository.ts';
import type { Receipt } from './receipts.ts';

/** The sheet of a receipt: who, for which bike, how much in figures and in words. */
export function receiptPaper(facts: PaperFacts, receipt: Receipt, shown: Shown): Paper {
  const { papers } = shown.t;
  const t = papers.receipt;
  const { shownName = facts.product_name } = shown.name(facts.product_name);
  return {
    language: shown.language,
    title: t.titles[receipt.kind],
    subtitle: t.subtitle(receipt.number, papers.day(receipt.at)),
    blocks: [
      {
        kind: 'facts',
        heading: t.people,
        facts: [
          { label: t.buyer, value: nameIn(shown.t, facts.buyer_name) },
          { label: t.seller, value: nameIn(shown.t, facts.seller_name) },
          { label: t.bike, value: shownName },
          { label: t.booking, value: facts.id },
        ],
      },
      { kind: 'facts', heading: t.money, facts: moneyOf(facts, receipt, shown) },
      { kind: 'note', text: t.note },
    ],
  };
}

/**
 * The price apart from what was asked and from what was charged; of a payment that is a part of the price
 * also what is left to pay by hand, while that is so.
 */
function moneyOf(facts: PaperFacts, receipt: Receipt, shown: Shown) {
  const { papers } = shown.t;
  const t = papers.receipt;
  const { kind, amount, at, transactionId } = receipt;
  const why = reasonOf(facts, receipt, shown);
  const rest = restOf(facts, receipt);
  const hasFee = facts.fee !== null;
  return [
    ...(facts.asked === null ? [] : [{ label: t.asked, value: papers.amount(facts.asked) }]),
    ...(amount === facts.amount && facts.asked === null
      ? []
      : [
          {
            label: facts.asked === null ? t.price : t.agreed,
            value: papers.amount(facts.amount),
          },
        ]),
    { label: (hasFee ? t.chargedFee : t.charged)[kind], value: papers.amount(amount) },
    { label: t.inWords, value: papers.amountInWords(amount) },
    ...(rest === undefined ? [] : [{ label: t.rest, value: papers.amount(rest) }]),
    { label: t.transaction, value: transactionId },
    ...(receipt.of === undefined ? [] : [{ label: t.of, value: receipt.of }]),
    ...(why === null ? [] : [{ label: kind === 'refund' ? t.why : t.end, value: why }]),
    { label: t.date, value: papers.day(at) },
  ];
}

/** Whole taka that are paid by hand, of a booking that is under way or was completed. */
function restOf({ status, amount, fee }: PaperFacts, receipt: Receipt): number | undefined {
  const isDue = status === 'paid' || status === 'completed' || status === 'disputed';
  const isFee = receipt.kind === 'payment' && !receipt.isDuplicate && fee !== null;
  return isDue && isFee ? amount - fee : undefined;
}

/** Why money went back, or that it does not. */
function reasonOf(facts: PaperFacts, receipt: Receipt, { t }: Shown): string | null {
  const { reason, reason_code: code } = facts;
  if (receipt.kind === 'payment') {
    return code === 'given_up_by_buyer' ? t.deals.why[code] : null;
  }
  if (receipt.isDuplicate) return t.papers.receipt.duplicate;
  return code ? t.deals.why[code] : reason;
}
