import { findBrand, findDistrict, findModel } from '@motohaat/catalogue/find';
import type { Understood } from '@motohaat/contract/search';
import type { InBoth } from '@motohaat/domain/language';
import { categoryIds, conditions } from '@motohaat/domain/listing';
import type { Meaning } from '@motohaat/domain/search/understand';

import type { Shown } from '../../http/shown.ts';

type Find = (slug: string) => InBoth | undefined;

/** Names that a label tells; of a family only that it is one of these and others. */
const mostNames = 3;

/** A part of a text that was understood, with what that is called in the language of the answer. */
export function presentMeaning(part: Meaning, shown: Shown): Understood {
  return { ...part, label: labelOf(part, shown) };
}

function labelOf({ name, value, words }: Meaning, { t, language }: Shown): string {
  const say = t.search.labels;
  const list = value.split(',');
  const names = (find: Find) => {
    const found = list.slice(0, mostNames).flatMap((slug) => find(slug)?.[language] ?? []);
    return `${found.join(', ')}${list.length > mostNames ? ' …' : ''}`;
  };
  switch (name) {
    case 'q':
      return words;
    case 'brand':
      return names((slug) => findBrand(slug)?.name);
    case 'model':
      return names((slug) => findModel(slug)?.model.name);
    case 'district':
      return names((slug) => findDistrict(slug)?.name);
    case 'kind':
      return categoryIds
        .filter((id) => list.includes(String(id)))
        .map((id) => say.kinds[id])
        .join(', ');
    case 'condition':
      return conditions
        .filter((each) => list.includes(each))
        .map((each) => say.conditions[each])
        .join(', ');
    case 'sort':
      return say.sorts[value as keyof typeof say.sorts];
    case 'papers':
    case 'verified':
    case 'photos':
    case 'advertised':
      return say[name];
    default:
      return say[name](Number(value));
  }
}
