import type * as v from 'valibot';

import type { FactFields, FactsEdit, StatedFields } from './facts-form.ts';

const emptyPapers: FactFields['papers'] = {
  certificate: '',
  taxTokenUntil: '',
  digitalPlate: '',
  smartCard: '',
  insurance: '',
  sellerSigns: '',
};

/** The inputs before anything is stated. */
export const emptyFacts: FactFields = {
  brand: '',
  model: '',
  otherModel: '',
  year: '',
  cc: '',
  km: '',
  colour: '',
  owners: '',
  registration: '',
  registrationZone: '',
  registrationYear: '',
  district: '',
  area: '',
  papers: emptyPapers,
};

const factNames = (Object.keys(emptyFacts) as (keyof FactFields)[]).filter(
  (name) => name !== 'papers',
);

/** As a form has them, those that are named. */
type EditedFacts = v.InferInput<typeof FactsEdit>;

function written(value: string | number | boolean | null): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value ?? '');
}

function writtenAll(
  values: Readonly<Record<string, string | number | boolean | null | undefined>>,
) {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, written(value)]],
    ),
  );
}

/** The inputs that what a body states amounts to, with those that it names. */
export function namedFacts(body: StatedFields): EditedFacts {
  const { papers: ofPapers, ...others } = body;
  return {
    ...writtenAll(Object.fromEntries(factNames.map((name) => [name, others[name]]))),
    ...(ofPapers === null && { papers: emptyPapers }),
    ...(ofPapers && { papers: writtenAll(ofPapers) }),
  };
}

/** All inputs, those empty that a body does not name. */
export function factFields(body: StatedFields): FactFields {
  const { papers: ofPapers, ...others } = namedFacts(body);
  return { ...emptyFacts, ...others, papers: { ...emptyPapers, ...ofPapers } };
}
