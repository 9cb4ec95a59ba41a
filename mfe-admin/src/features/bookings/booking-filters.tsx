import { type MoneyStatus, moneyStatuses } from '@motohaat/domain/booking';
import { Field } from '@motohaat/ui/field';
import { Select } from '@motohaat/ui/text-input';

import { useMessages } from '../../messages/index.ts';
import { ListControls } from '../../ui/list-controls.tsx';
import type { ListState } from '../../ui/list-state.ts';
import { SearchBox } from '../../ui/search-box.tsx';

type BookingFiltersProps = { list: ListState; state: MoneyStatus };

export function BookingFilters({ list, state }: BookingFiltersProps) {
  const { bookings: t } = useMessages();
  return (
    <ListControls>
      <SearchBox
        label={t.filters.search}
        value={list.text('q')}
        onSearch={(q) => list.set({ q }, { replace: true })}
      />
      <Field label={t.filters.state}>
        <Select
          value={state}
          onChange={({ target: { value } }) =>
            list.set({ state: value === 'paid' ? undefined : value })
          }
        >
          {moneyStatuses.map((one) => (
            <option key={one} value={one}>
              {t.states[one]}
            </option>
          ))}
        </Select>
      </Field>
    </ListControls>
  );
}
