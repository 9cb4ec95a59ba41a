import { categoryNames } from '@motohaat/domain/listing';

import type { Messages } from '../../messages/en.tsx';
import type { Messages as SearchMessages } from '../../messages/search/en.tsx';
import type { Chip } from './chips.ts';
import type { NameOf } from './names.ts';

type Words = { t: SearchMessages; category: Messages['category']; nameOf: NameOf };

/** What a chip says. */
export function chipLabel(chip: Chip, { t, category, nameOf }: Words): string {
  switch (chip.of) {
    case 'words':
      return chip.isPlain ? t.chips.words(chip.label) : chip.label;
    case 'range':
      return t.ranges[chip.name].value(chip.from, chip.to);
    case 'mark':
      return t.marks[chip.name];
    case 'owners':
      return t.owners(chip.owners);
    case 'kind':
      return category.name(String(chip.value), categoryNames[chip.value]);
    case 'condition':
      return t.conditions[chip.value];
    default:
      return nameOf(chip.of, chip.value);
  }
}
