import { Field } from '@motohaat/ui/field';
import { Select } from '@motohaat/ui/text-input';

import { useMessages } from '../../messages/uses/index.ts';
import { ListControls } from '../../ui/list-controls.tsx';
import type { ListState } from '../../ui/list-state.ts';
import { SearchBox } from '../../ui/search-box.tsx';
import { kinds, server } from './things.ts';
import { states, type UsesPlace } from './uses-place.ts';

type UsesFiltersProps = { applications: readonly string[]; list: ListState; place: UsesPlace };

/** What the table of uses can be narrowed by. */
export function UsesFilters({ applications, list, place }: UsesFiltersProps) {
  const t = useMessages();
  const choose = (name: string) => (event: { target: { value: string } }) =>
    list.set({ [name]: event.target.value }, { replace: true });
  return (
    <ListControls>
      <SearchBox
        label={t.filters.find}
        value={place.text}
        onSearch={(find) => list.set({ find }, { replace: true })}
      />
      <Field label={t.filters.application}>
        <Select value={place.application ?? ''} onChange={choose('application')}>
          <option value="">{t.filters.all}</option>
          {applications.map((name) => (
            <option key={name} value={name}>
              {name === server ? t.graph.server : name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t.filters.kind}>
        <Select value={place.kind ?? ''} onChange={choose('kind')}>
          <option value="">{t.filters.all}</option>
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {t.kinds[kind]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t.filters.state}>
        <Select value={place.state} onChange={choose('state')}>
          {states.map((state) => (
            <option key={state} value={state}>
              {t.filters.states[state]}
            </option>
          ))}
        </Select>
      </Field>
    </ListControls>
  );
}
