import { languages } from '@motohaat/domain/language';
import { receiptKinds } from '@motohaat/domain/receipt';
import * as v from 'valibot';

import { Id } from './id.ts';
import { IsoTime, Taka, Text, Words } from './values.ts';

const line = Text(500);

/** What stands on a sheet below each other. */
export const PaperBlock = v.variant('kind', [
  /** What is what; an empty value is a line that somebody fills in by hand. */
  v.object({
    kind: v.literal('facts'),
    heading: v.nullable(line),
    facts: v.array(v.object({ label: line, value: line })),
  }),
  /** What is done, in its order. */
  v.object({ kind: v.literal('steps'), heading: line, steps: v.array(Words) }),
  v.object({ kind: v.literal('note'), text: Words }),
  /** Who signs; a witness writes a name and an address too. */
  v.object({
    kind: v.literal('signatures'),
    heading: line,
    people: v.array(v.object({ title: line, lines: v.array(line) })),
  }),
]);
export type PaperBlock = v.InferOutput<typeof PaperBlock>;

/** A sheet of paper, as its page and its PDF show it: all words are in its language. */
export const Paper = v.object({
  language: v.picklist(languages),
  title: line,
  /** Below the title: its number and its day. */
  subtitle: line,
  blocks: v.array(PaperBlock),
});
export type Paper = v.InferOutput<typeof Paper>;

/** `GET /bookings/{id}/receipts/{number}`: one sheet; `GET /bookings/{id}/transferPack`: in Bangla and English. */
export const Papers = v.object({ sheets: v.array(Paper) });
export type Papers = v.InferOutput<typeof Papers>;

const number = v.pipe(v.string(), v.regex(/^[PR]-\d{4}-[0-9A-Z]{10}$/));

/** `GET /bookings/{id}/papers`: what there is to print of a booking. */
export const PapersOfBooking = v.object({
  /** In the order in which the money moved. */
  receipts: v.array(
    v.object({ number, kind: v.picklist(receiptKinds), amount: Taka, at: IsoTime }),
  ),
  /** Whether the bike can be transferred: the booking is paid or completed. */
  transferPack: v.boolean(),
});
export type PapersOfBooking = v.InferOutput<typeof PapersOfBooking>;

/** The path of a receipt. */
export const ReceiptParams = v.object({ id: Id, number });
