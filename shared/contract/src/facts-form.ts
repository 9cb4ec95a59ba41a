import {
  ccRange,
  certificateHolders,
  colours,
  earliestYear,
  maximumKm,
  maximumOwners,
  type Papers,
  registrations,
} from '@motohaat/domain/bike-facts';
import { foldTyped } from '@motohaat/domain/digits';
import { cleanText, isPlainLine } from '@motohaat/domain/text';
import * as v from 'valibot';

import { Slug } from './bike-facts.ts';
import * as sentences from './sentences.ts';

/** The longest name that the catalogue lacks, in characters. */
export const maximumOtherModelLength = 80;

/**
 * Reads an input that may stay empty, which is then not stated.
 *
 * @param read what it says, or nothing where it cannot be read
 * @param sentence what is said then
 */
function stated<Value>(
  read: (typed: string) => Value | undefined,
  sentence: string | (() => string),
) {
  return v.pipe(
    v.string(),
    v.rawTransform<string, Value | null>(({ dataset, addIssue, NEVER }) => {
      const typed = cleanText(dataset.value);
      if (typed === '') return null;
      const value = read(typed);
      if (value !== undefined) return value;
      addIssue({ message: typeof sentence === 'string' ? sentence : sentence() });
      return NEVER;
    }),
  );
}

/** A slug of the catalogue; whether it is one of the catalogue's, the server knows. */
const Known = stated(
  (typed) => (v.is(Slug, typed.toLowerCase()) ? typed.toLowerCase() : undefined),
  sentences.oneOfTheList,
);

function choice<const Option extends string>(options: readonly Option[]) {
  return stated(
    (typed) => options.find((option) => option === typed.toLowerCase()),
    sentences.oneOfTheList,
  );
}

/** What people write behind a number. */
const units = {
  year: undefined,
  cc: /\s*(?:cc|সিসি)\.?$/u,
  km: /\s*(?:kms?|kilomet(?:er|re)s?|কিমি|কি\.মি\.?|কিলোমিটার)\.?$/u,
  owners: undefined,
  registrationYear: undefined,
};
/** An input for a whole number. */
export type NumberInput = keyof typeof units;

/**
 * A whole number as people write it in that input: `24,000 km`, `১৫০ সিসি`. Whether a bike can have it is
 * not looked at.
 */
export function readNumber(input: NumberInput, typed: string): number | undefined {
  const text = foldTyped(cleanText(typed)).toLowerCase();
  const digits = text.replace(units[input] ?? '', '').replace(/[,\s]/g, '');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined;
}

function wholeNumber(
  input: NumberInput,
  range: { from: number; to: number | (() => number) },
  sentence: string | (() => string),
) {
  return stated((typed) => {
    const value = readNumber(input, typed) ?? Number.NaN;
    const most = typeof range.to === 'number' ? range.to : range.to();
    return value >= range.from && value <= most ? value : undefined;
  }, sentence);
}

/** Next year's models are sold before the year begins. */
const lastYear = () => new Date().getUTCFullYear() + 1;
const yearIn = (input: NumberInput) =>
  wholeNumber(input, { from: earliestYear, to: lastYear }, () =>
    sentences.yearRange(earliestYear, lastYear()),
  );

const YesOrNo = stated(
  (typed) => ({ yes: true, no: false })[typed.toLowerCase()],
  sentences.oneOfTheList,
);

/** A day, `YYYY-MM-DD`, that there is. */
const Day = stated((typed) => {
  const day = foldTyped(typed);
  const at = new Date(`${day}T00:00:00Z`);
  const isReal = !Number.isNaN(at.getTime()) && at.toISOString().startsWith(`${day}T`);
  return /^20\d\d-\d\d-\d\d$/.test(day) && isReal ? day : undefined;
}, sentences.realDay);

const papers = {
  certificate: choice(certificateHolders),
  taxTokenUntil: Day,
  digitalPlate: YesOrNo,
  smartCard: YesOrNo,
  insurance: YesOrNo,
  sellerSigns: YesOrNo,
} satisfies Record<keyof Papers, v.GenericSchema<string, unknown>>;

const facts = {
  brand: Known,
  model: Known,
  /** Brand and model in the seller's words, where the catalogue has neither. */
  otherModel: v.pipe(
    stated((typed) => typed, sentences.oneOfTheList),
    v.check(
      (name) => name === null || Array.from(name).length <= maximumOtherModelLength,
      sentences.longest(maximumOtherModelLength),
    ),
    v.check((name) => name === null || isPlainLine(name), sentences.oneLine),
  ),
  year: yearIn('year'),
  /** cm³. */
  cc: wholeNumber('cc', ccRange, sentences.engineSize(ccRange.from, ccRange.to)),
  km: wholeNumber('km', { from: 0, to: maximumKm }, sentences.kilometres('9,99,999')),
  colour: choice(colours),
  owners: wholeNumber('owners', { from: 1, to: maximumOwners }, sentences.owners(maximumOwners)),
  registration: choice(registrations),
  registrationZone: Known,
  registrationYear: yearIn('registrationYear'),
  district: Known,
  area: Known,
};

const factNames = Object.keys(facts) as (keyof typeof facts)[];

/** What a form states of a bike beside the specification's fields; an empty input is not stated. */
export const FactsForm = v.object({ ...facts, papers: v.object(papers) });
/** The inputs, as texts; their names are the wire's. */
export type FactFields = v.InferInput<typeof FactsForm>;
export type Facts = v.InferOutput<typeof FactsForm>;

/** The same where what is left out stays as it is. */
export const FactsEdit = v.object({
  ...v.partial(v.object(facts)).entries,
  papers: v.optional(v.partial(v.object(papers))),
});
export type FactsEdit = v.InferOutput<typeof FactsEdit>;

const Text = v.optional(v.nullable(v.pipe(v.string(), v.maxLength(400))));
const Amount = v.optional(v.nullable(v.union([v.number(), v.pipe(v.string(), v.maxLength(40))])));
const Truth = v.optional(v.nullable(v.boolean()));

/** What a body states, as it comes; `null` is not stated. What each may be, `FactsForm` says. */
export const statedFields = {
  /** Slugs of the catalogue, as in addresses. */
  brand: Text,
  model: Text,
  /** Brand and model, or a model of `brand`, where the catalogue has neither. */
  otherModel: Text,
  year: Amount,
  /** cm³. */
  cc: Amount,
  km: Amount,
  colour: Text,
  /** Owners that it has had, with the one who sells it. */
  owners: Amount,
  registration: Text,
  /** A district. */
  registrationZone: Text,
  registrationYear: Amount,
  district: Text,
  area: Text,
  papers: v.optional(
    v.nullable(
      v.object({
        certificate: Text,
        /** The last day, `YYYY-MM-DD`. */
        taxTokenUntil: Text,
        digitalPlate: Truth,
        smartCard: Truth,
        insurance: Truth,
        sellerSigns: Truth,
      }),
    ),
  ),
};
const StatedFields = v.object(statedFields);
export type StatedFields = v.InferOutput<typeof StatedFields>;

/** What a form that was checked states, as a body says it. @param form may have other inputs too */
export function statedOf<Form extends Facts | FactsEdit>(form: Form): Pick<Form, keyof Facts> {
  const named = [...factNames, 'papers' as const].filter((name) => form[name] !== undefined);
  return Object.fromEntries(named.map((name) => [name, form[name]])) as Pick<Form, keyof Facts>;
}
