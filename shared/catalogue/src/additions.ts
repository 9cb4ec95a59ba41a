import type { Kind } from '@motohaat/domain/bike-facts';
import { foldDigits } from '@motohaat/domain/digits';
import type { InBoth } from '@motohaat/domain/language';

import type { Brand, Family, Model } from './bike.ts';

/** A make that an admin has added. */
export type AddedBrand = { slug: string; name: InBoth; also: readonly string[] };

/** A model that an admin has added, to a brand of the product's own data or to an added one. */
export type AddedModel = {
  slug: string;
  /** Its brand's slug. */
  brand: string;
  name: InBoth;
  /** The whole name as people spell it otherwise, in either script. */
  also: readonly string[];
  kind: Kind;
  /** Engine size in cm³; none where there is no engine. */
  cc: number | null;
  from: number | null;
  to: number | null;
  /** It was taken back: it has a name still, and nobody can choose it. */
  isWithdrawn: boolean;
};

export type Additions = { brands: readonly AddedBrand[]; models: readonly AddedModel[] };

/**
 * Brands with what was added to them. What the product's own data have come to know since stays as it
 * stands there.
 */
export function withAdditions(brands: readonly Brand[], additions: Additions): readonly Brand[] {
  const known = new Set(brands.map(({ slug }) => slug));
  const models = new Set(
    brands.flatMap(({ families }) => families.flatMap((family) => family.models)).map(slugOfIt),
  );
  const added = additions.brands.filter(({ slug }) => !known.has(slug)).map(asBrand);
  return [...brands, ...added].map((brand) => {
    const own = additions.models.filter(
      (model) => model.brand === brand.slug && !models.has(model.slug),
    );
    return own.length === 0 ? brand : { ...brand, families: own.reduce(withModel, brand.families) };
  });
}

const slugOfIt = ({ slug }: { slug: string }) => slug;

const asBrand = ({ slug, name, also }: AddedBrand): Brand => ({
  slug,
  name: { ...name, also, short: [] },
  families: [],
});

/** Puts a model into the family whose name it has, or into one of its own. */
function withModel(families: readonly Family[], added: AddedModel): readonly Family[] {
  const { brand: _brand, isWithdrawn: _isWithdrawn, ...model } = added;
  const family = families
    .filter(({ name }) => begins(model.name, name))
    .toSorted((one, other) => other.name.en.length - one.name.en.length)[0];
  if (!family) return [...families, ownFamily(model)];
  return families.map((each) =>
    each === family ? { ...family, models: [...family.models, model] } : each,
  );
}

/** Whether a name is a family's, or has it in front, in both scripts. */
const begins = (name: InBoth, family: InBoth) =>
  `${name.en} `.startsWith(`${family.en} `) && `${name.bn} `.startsWith(`${family.bn} `);

/** A number at the end tells a model from others of its name. */
function ownFamily(model: Model): Family {
  const { en, bn } = model.name;
  const number = / [\d.]+$/.exec(en)?.[0] ?? '';
  const isInBoth = number !== '' && foldDigits(bn).endsWith(number);
  const base = (name: string) => (isInBoth ? name.slice(0, -number.length) : name);
  return { name: { en: base(en), bn: base(bn), also: [], short: [] }, models: [model] };
}
