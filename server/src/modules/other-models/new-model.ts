import type { AddedBrand, AddedModel } from '@motohaat/catalogue/additions';
import type { Brand } from '@motohaat/catalogue/bike';
import { brandsNow } from '@motohaat/catalogue/current';
import { districts, divisions } from '@motohaat/catalogue/places';
import { keyOf } from '@motohaat/catalogue/rewrite';
import { type AddModel, longestModelName } from '@motohaat/contract/other-models';
import { longest, oneLine, oneOfTheList } from '@motohaat/contract/sentences';
import { kindSlugs } from '@motohaat/domain/landing';
import type { InBoth } from '@motohaat/domain/language';
import { intKey } from '@motohaat/domain/search/int-key';
import { slugOf } from '@motohaat/domain/slug';
import { cleanText, isPlainLine } from '@motohaat/domain/text';
import type { InferOutput } from 'valibot';

import type { Queryable } from '../../database/index.ts';
import { AppError } from '../../http/app-error.ts';
import type { Say } from '../../messages/index.ts';

type Wanted = InferOutput<typeof AddModel>;

/** What is put into the catalogue. */
export type NewModel = {
  /** With a brand of its own where that is new too. */
  brand: AddedBrand | undefined;
  model: Omit<AddedModel, 'isWithdrawn'>;
};

/** Whether somebody can choose a model. @param slug of any that was ever there, or of none */
export function isChoosable(slug: string): boolean {
  return brandsNow().some((brand) => modelsOf(brand).some((model) => model.slug === slug));
}

/**
 * Reads what an admin wrote of a model; this transaction holds the catalogue.
 *
 * @throws AppError `invalid`, by the field: also for what the catalogue has
 */
export async function readNewModel(trx: Queryable, wanted: Wanted): Promise<NewModel> {
  const name = readName('name', wanted.name);
  const also = spellings(wanted.also, name);
  refuseTaken('name.en', [name.en]);
  refuseTaken('name.bn', [name.bn]);
  refuseTaken('also', also);
  const make = wanted.newBrand
    ? (knownBrand(wanted.newBrand.en) ?? newBrand(readName('newBrand', wanted.newBrand)))
    : brandsNow().find(({ slug }) => slug === wanted.brand);
  if (!make) throw invalid('brand', (t) => t.contract(oneOfTheList));
  if ('families' in make) refuseKnown(make, name);
  const { kind, from, to } = wanted;
  if (from !== null && to !== null && to < from) throw invalid('to', (t) => t.otherModels.years);
  if (kind !== 'electric' && wanted.cc === null) throw invalid('cc', (t) => t.fields.needed);
  const cc = kind === 'electric' ? null : wanted.cc;
  const slug = await freeSlug(trx, make.slug, name);
  const brand = 'families' in make ? undefined : make;
  return { brand, model: { slug, brand: make.slug, name, also, kind, cc, from, to } };
}

const modelsOf = ({ families }: Brand) => families.flatMap(({ models }) => models);

/** A name in both scripts: Latin letters tell the address, and Bangla ones may only stand in the other. */
function readName(field: 'name' | 'newBrand', written: InBoth): InBoth {
  const en = readLine(`${field}.en`, written.en);
  const bn = readLine(`${field}.bn`, written.bn);
  if (!/^[\x20-\x7e]+$/.test(en) || slugOf(en) === '') {
    throw invalid(`${field}.en`, (t) => t.otherModels.latin);
  }
  return { en, bn };
}

function readLine(field: string, written: string): string {
  const line = cleanText(written).replace(/\s+/g, ' ').normalize('NFC');
  if (line === '') throw invalid(field, (t) => t.fields.needed);
  if (!isPlainLine(line)) throw invalid(field, (t) => t.contract(oneLine));
  if (Array.from(line).length > longestModelName) {
    throw invalid(field, (t) => t.contract(longest(longestModelName)));
  }
  return line;
}

/** Each other spelling once. */
function spellings(written: readonly string[], name: InBoth): string[] {
  const lines = written.filter((each) => cleanText(each) !== '');
  const read = lines.map((each) => readLine('also', each));
  const known = new Set([keyOf(name.en), keyOf(name.bn)]);
  return read.filter((each) => {
    const key = keyOf(each);
    const isNew = key !== '' && !known.has(key);
    known.add(key);
    return isNew;
  });
}

/** The brand of the catalogue that a name is already: nobody has to know which there are. */
function knownBrand(name: string): Brand | undefined {
  const key = keyOf(name);
  return brandsNow().find(({ slug, name: known }) =>
    [slug, known.en, known.bn, ...known.also].some((each) => keyOf(each) === key),
  );
}

const newBrand = (name: InBoth): AddedBrand => ({ slug: slugOf(name.en), name, also: [] });

function refuseKnown(brand: Brand, name: InBoth): void {
  const keys = [keyOf(name.en), keyOf(name.bn)];
  const same = modelsOf(brand).find(({ name: known, also }) =>
    [known.en, known.bn, ...also].some((each) => keys.includes(keyOf(each))),
  );
  if (!same) return;
  throw invalid('name.en', (t) => t.otherModels.known(`${brand.name.en} ${same.name.en}`));
}

/** Searches and pages of bikes have these words for places, kinds and brands. */
function refuseTaken(field: string, names: readonly string[]): void {
  const words = [
    ...[...districts, ...divisions].flatMap(({ slug, name, also }) => [
      slug,
      ...said(name),
      ...also,
    ]),
    ...brandsNow().flatMap(({ slug, name }) => [slug, ...said(name), ...name.also]),
    ...Object.values(kindSlugs),
  ];
  const others = new Set(words.map(keyOf));
  const taken = names.find((name) => others.has(keyOf(name)));
  if (taken !== undefined) throw invalid(field, (t) => t.otherModels.taken(taken));
}

const said = ({ en, bn }: InBoth) => [en, bn];

/** An address that no other model has, nor the number that stands for it in the search. */
async function freeSlug(trx: Queryable, brand: string, { en }: InBoth): Promise<string> {
  const own = slugOf(en);
  const added = await trx
    .selectFrom('added_models')
    .select(['slug', 'brand', 'withdrawn_at'])
    .execute();
  const theirs = brandsNow().flatMap((each) => modelsOf(each).map(({ slug }) => slug));
  // One that was taken back has its place again.
  const before = added.filter((each) => each.withdrawn_at === null || each.brand !== brand);
  const taken = new Set([...theirs, ...before.map(({ slug }) => slug)].map(intKey));
  const isFree = (slug: string) => !taken.has(intKey(slug));
  const candidates = [own, `${brand}-${own}`, ...[2, 3, 4].map((n) => `${brand}-${own}-${n}`)];
  const free = candidates.map((slug) => slug.slice(0, 60).replace(/-$/, '')).find(isFree);
  if (free === undefined) throw invalid('name.en', (t) => t.otherModels.known(en));
  return free;
}

function invalid(field: string, sentence: Say): AppError {
  return new AppError('invalid', { fields: { [field]: sentence } });
}
