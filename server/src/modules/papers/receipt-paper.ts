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

/** Of a payment that is a part of the price, both are named, and what is left to pay by hand. */
function moneyOf(facts: PaperFacts, receipt: Receipt, shown: Shown) {
  const { papers } = shown.t;
  const t = papers.receipt;
  const { kind, amount, at, transactionId } = receipt;
  const isPart = kind === 'payment' && amount < facts.amount;
  const why = reasonOf(facts, receipt, shown);
  return [
    ...(amount === facts.amount ? [] : [{ label: t.price, value: papers.amount(facts.amount) }]),
    { label: isPart ? t.chargedOfPrice : t.charged[kind], value: papers.amount(amount) },
    { label: t.inWords, value: papers.amountInWords(amount) },
    ...(isPart ? [{ label: t.rest, value: papers.amount(facts.amount - amount) }] : []),
    { label: t.transaction, value: transactionId },
    ...(receipt.of === undefined ? [] : [{ label: t.of, value: receipt.of }]),
    ...(why === null ? [] : [{ label: t.why, value: why }]),
    { label: t.date, value: papers.day(at) },
  ];
}

/** Why money went back. */
function reasonOf({ reason, reason_code: code }: PaperFacts, receipt: Receipt, { t }: Shown) {
  if (receipt.kind === 'payment') return null;
  if (receipt.isDuplicate) return t.papers.receipt.duplicate;
  return code ? t.reasons.bookings[code] : reason;
}
