import { categoryNames } from '@motohaat/domain/listing';

import type { Messages } from '../../messages/en.tsx';
import type { Messages as SearchMessages } from '../../messages/search/en.tsx';
import { queryOf, type Search } from './address.ts';
import { plainWords } from './change.ts';
import { commonWords, type NameOf } from './names.ts';

type Words = { t: SearchMessages; category: Messages['category']; nameOf: NameOf };

/** More of them are no name any more. */
const mostNamed = 2;

/** What a search is called: "Bajaj bikes in Chattogram". */
export function titleOf(asked: Search, { t, category, nameOf }: Words): string {
  const { kind = [], brand = [], model = [], district = [] } = asked.filters;
  const listed = (names: readonly string[]) =>
    names.length <= mostNamed ? names.join(` ${t.and} `) : commonWords(names);
  const named =
    listed(model.map((slug) => nameOf('model', slug))) ||
    listed(brand.map((slug) => nameOf('brand', slug)));
  const kinds = listed(kind.map((id) => category.name(String(id), categoryNames[id])));
  const title = t.title({
    what: named || kinds,
    isKind: named === '',
    where: listed(district.map((slug) => nameOf('district', slug))),
    words: plainWords(asked),
  });
  return queryOf({ ...asked, sort: undefined }) === '' ? t.all : title;
}
