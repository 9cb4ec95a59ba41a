import { findBrand, findModel } from '@motohaat/catalogue/find';
import type {
  DecisionDone,
  ModelDecision,
  NamedModel,
  OtherModel,
} from '@motohaat/contract/other-models';
import type { Language } from '@motohaat/domain/language';

import type { Shown } from '../../http/shown.ts';
import { nameIn } from '../../messages/name-in.ts';
import { partsOfKey } from '../listings/other-model-key.ts';
import { nearModels } from './near-models.ts';
import type { DecisionRow, OtherModelRow } from './other-models.repository.ts';

/** Words of sellers for the admin, with what they may mean. */
export function presentOtherModel(row: OtherModelRow, { language }: Shown): OtherModel {
  const { key, words, bikes, examples } = row;
  const { brand } = partsOfKey(key);
  const make = findBrand(brand ?? '');
  return {
    key,
    words,
    brand: make ? { slug: make.slug, name: make.name[language] } : null,
    bikes,
    examples: examples.map(({ id, name }) => ({ _id: id, name })),
    near: nearModels(words, brand).map(({ model }) => presentModel(model.slug, '', language)),
  };
}

export function presentDecision(row: DecisionRow & { by: string }, shown: Shown): ModelDecision {
  return {
    _id: row.id,
    words: row.words,
    model: presentModel(row.model, row.brand, shown.language),
    isNew: row.is_new,
    bikes: row.bikes,
    state: row.state,
    by: nameIn(shown.t, row.by),
    createdAt: row.created_at.toISOString(),
  };
}

export function presentDone(row: DecisionRow, { language }: Shown): DecisionDone {
  const { id, bikes, state } = row;
  const model = presentModel(row.model, row.brand, language);
  return { acknowledged: true, _id: id, model, bikes, state };
}

/** @param brand slug, where the catalogue may have forgotten the model */
function presentModel(slug: string, brand: string, language: Language): NamedModel {
  const found = findModel(slug);
  const make = found?.brand ?? findBrand(brand);
  return {
    slug,
    name: found?.model.name[language] ?? slug,
    brand: { slug: make?.slug ?? brand, name: make?.name[language] ?? brand },
  };
}
