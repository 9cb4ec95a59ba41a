import { findDistrict } from '@motohaat/catalogue/find';
import type { Paper, PaperBlock } from '@motohaat/contract/papers';

import type { Shown } from '../../http/shown.ts';
import { nameIn } from '../../messages/name-in.ts';
import type { PaperFacts } from './papers.repository.ts';

/** A value that somebody fills in by hand. */
const blank = '';

/** The sheet that seller and buyer sign and take to the BRTA, in one language. */
export function transferPaper(facts: PaperFacts, now: Date, shown: Shown): Paper {
  const { papers } = shown.t;
  const t = papers.transfer;
  return {
    language: shown.language,
    title: t.title,
    subtitle: t.subtitle(facts.id, papers.day(now)),
    blocks: [
      person(t.seller, nameIn(shown.t, facts.seller_name), shown),
      person(t.buyer, nameIn(shown.t, facts.buyer_name), shown),
      { kind: 'facts', heading: t.bike, facts: bikeOf(facts, shown) },
      {
        kind: 'facts',
        heading: t.price,
        facts: [
          { label: t.figures, value: papers.amount(facts.amount) },
          { label: t.words, value: papers.amountInWords(facts.amount) },
          ...partsOf(facts, shown),
        ],
      },
      { kind: 'note', text: t.declaration },
      signatures(shown),
      { kind: 'steps', heading: t.steps, steps: t.toDo },
      { kind: 'note', text: `${t.circle} ${t.fitness}` },
    ],
  };
}

/** How a price is paid of which a part was paid online. */
function partsOf({ amount, fee }: PaperFacts, { t: { papers } }: Shown) {
  if (fee === null) return [];
  const { chargedFee, rest } = papers.receipt;
  return [
    { label: chargedFee.payment, value: papers.amount(fee) },
    { label: rest, value: papers.amount(amount - fee) },
  ];
}

function person(heading: string, name: string, { t }: Shown): PaperBlock {
  const { lines, address, identity } = t.papers.transfer;
  return {
    kind: 'facts',
    heading,
    facts: [
      { label: lines.name, value: name },
      { label: address, value: blank },
      { label: identity, value: blank },
    ],
  };
}

function bikeOf(facts: PaperFacts, shown: Shown) {
  const { papers } = shown.t;
  const t = papers.transfer;
  const { shownName = facts.product_name } = shown.name(facts.product_name);
  const state = facts.registration === null ? blank : t.registrations[facts.registration];
  const district = findDistrict(facts.registration_zone ?? '');
  const plain = (value: number) => papers.number(value).replaceAll(',', '');
  const year = facts.registration_year === null ? undefined : plain(facts.registration_year);
  const ending = (end: string | null) => (end === null ? blank : t.lastDigits(end));
  return [
    { label: t.name, value: shownName },
    ...(facts.year === null ? [] : [{ label: t.year, value: plain(facts.year) }]),
    ...(facts.cc === null ? [] : [{ label: t.cc, value: t.cubic(plain(facts.cc)) }]),
    {
      label: t.registration,
      value: district ? t.registeredAt(district.name[shown.language], year) : state,
    },
    { label: t.plate, value: blank },
    { label: t.chassis, value: ending(facts.chassis_end) },
    { label: t.engine, value: ending(facts.engine_end) },
  ];
}

/** Seller, buyer and two witnesses. */
function signatures({ t }: Shown): PaperBlock {
  const { papers } = t;
  const { lines, seller, buyer, witness, signatures: heading } = papers.transfer;
  const party = [lines.signature, lines.day];
  const stranger = [lines.name, lines.address, lines.signature];
  return {
    kind: 'signatures',
    heading,
    people: [
      { title: seller, lines: party },
      { title: buyer, lines: party },
      ...[1, 2].map((which) => ({ title: witness(papers.number(which)), lines: stranger })),
    ],
  };
}
