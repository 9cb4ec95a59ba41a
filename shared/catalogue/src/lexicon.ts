import type { Kind } from '@motohaat/domain/bike-facts';
import {
  createLexicon,
  type Entry,
  type Lexicon,
  type Suggestible,
} from '@motohaat/domain/search/lexicon';

import type { Brand, Family, Model, Name } from './bike.ts';
import { derived } from './current.ts';
import { neighbours } from './neighbours.ts';
import { formsOf, isWeakInSearch } from './phrases.ts';
import type { Place } from './place.ts';
import { areas, districts, divisions } from './places.ts';

/** All names of the catalogue, to be looked up by `understand` and `suggest`; made when it is first asked for. */
export const catalogueLexicon = derived((brands): Lexicon =>
  createLexicon({
    entries: [
      ...brands.map(brandEntry),
      ...brands.flatMap(familyEntries),
      ...brands.flatMap(modelEntries),
      ...kindEntries(brands),
      ...districts.map((each): Entry => ({
        meant: 'district',
        slugs: [each.slug],
        names: placeNames(each),
        weak: [],
      })),
      ...areas.map((each): Entry => ({
        meant: 'area',
        slugs: [`${each.district}/${each.slug}`],
        names: placeNames(each),
        weak: [],
      })),
    ],
    models: brands.flatMap((brand) =>
      modelsOf(brand).map(({ model: { slug, cc, name } }) => ({
        slug,
        brand: brand.slug,
        cc,
        name,
      })),
    ),
    neighbours,
    divisions: divisions.map((division) => ({
      names: placeNames(division),
      districts: districts
        .filter((each) => each.division === division.slug)
        .map(({ slug }) => slug),
    })),
    suggestible: suggestible(brands),
  }),
);

const spellings = (name: Name) => formsOf(name).flatMap(({ en, bn }) => [en, bn]);
const placeNames = ({ name, also }: Place) => unique([name.en, name.bn, ...also]);
const unique = (names: readonly string[]) => Array.from(new Set(names));

function modelsOf(brand: Brand): { family: Family; model: Model }[] {
  return brand.families.flatMap((family) => family.models.map((model) => ({ family, model })));
}

function brandEntry({ slug, name }: Brand): Entry {
  return { meant: 'brand', slugs: [slug], names: unique(spellings(name)), weak: [] };
}

/** A family's name stands for all its models. */
function familyEntries({ families }: Brand): Entry[] {
  return families.map(({ name, models }) => {
    const names = unique(spellings(name));
    return {
      meant: 'model',
      slugs: models.map(({ slug }) => slug),
      names,
      weak: formsOf(name).flatMap((form) =>
        isWeakInSearch(form.en) ? spellings({ ...form, also: [], short: [] }) : [],
      ),
    };
  });
}

/** Letters and a number that name a model by themselves: NS160. */
const code = /^[A-Z]{1,3}\d{3}[A-Z]*$/;

/** The ways to write a model: each of its family's, with what tells it from them. */
function modelNames(family: Family, model: Model): string[] {
  const tail = {
    en: model.name.en.slice(family.name.en.length),
    bn: model.name.bn.slice(family.name.bn.length),
  };
  const whole = formsOf(family.name).flatMap(({ en, bn }) => [en + tail.en, bn + tail.bn]);
  const alone = code.test(tail.en.trim()) ? [tail.en.trim()] : [];
  return unique([...whole, ...alone, ...model.also]);
}

/** What is called as its family is stands for it, as `MT-15` does for that and for `MT-15 V2`. */
function modelEntries(brand: Brand): Entry[] {
  return modelsOf(brand).flatMap(({ family, model }) => {
    const isItsFamily = family.models.length > 1 && model.name.en === family.name.en;
    const names = isItsFamily ? model.also : modelNames(family, model);
    return names.length === 0 ? [] : [{ meant: 'model', slugs: [model.slug], names, weak: [] }];
  });
}

/** Kinds that no category is alone, as people name them: their models are meant. */
const namedKinds: Partial<Record<Kind, readonly string[]>> = {
  electric: [
    'electric',
    'ev',
    'battery bike',
    'battery chalito',
    'ইলেকট্রিক',
    'ব্যাটারি বাইক',
    'ব্যাটারি চালিত',
  ],
  cruiser: ['cruiser', 'cruisers', 'ক্রুজার'],
  'off-road': ['off road', 'dirt bike', 'trail bike', 'অফ রোড', 'ডার্ট বাইক'],
};

function kindEntries(brands: readonly Brand[]): Entry[] {
  const models = brands.flatMap(modelsOf).map(({ model }) => model);
  return Object.entries(namedKinds).map(([kind, names]) => ({
    meant: 'model',
    slugs: models.filter((model) => model.kind === kind).map(({ slug }) => slug),
    names,
    weak: [],
  }));
}

function suggestible(brands: readonly Brand[]): Suggestible[] {
  return [
    ...brands.map(({ slug, name }) => ({
      kind: 'brand' as const,
      slug,
      name,
      names: unique(spellings(name)),
    })),
    ...brands.flatMap((brand) =>
      modelsOf(brand).map(({ family, model }) => ({
        kind: 'model' as const,
        slug: model.slug,
        name: model.name,
        of: { slug: brand.slug, name: brand.name },
        names: modelNames(family, model),
      })),
    ),
    ...districts.map((each) => ({
      kind: 'district' as const,
      slug: each.slug,
      name: each.name,
      names: placeNames(each),
    })),
    ...areas.map((each) => {
      const district = districts.find(({ slug }) => slug === each.district);
      return {
        kind: 'area' as const,
        slug: each.slug,
        name: each.name,
        ...(district && { of: district }),
        names: placeNames(each),
      };
    }),
  ];
}
