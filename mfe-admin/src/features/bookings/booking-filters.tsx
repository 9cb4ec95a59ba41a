import { type MoneyStatus, moneyStatuses } from '@motohaat/domain/booking';
import { Field } from '@motohaat/ui/field';
import { Select } from '@motohaat/ui/text-input';

import { ListControls } from '../../ui/list-controls.tsx';
import type { ListState } from '../../ui/list-state.ts';
import { SearchBox } from '../../ui/search-box.tsx';
import { stateWords } from './booking-words.ts';

type BookingFiltersProps = { list: ListState; state: MoneyStatus };

export function BookingFilters({ list, state }: BookingFiltersProps) {
  return (
    <ListControls>
      <SearchBox
        label="Search by bike, buyer or seller"
        value={list.text('q')}
        onSearch={(q) => list.set({ q }, { replace: true })}
      />
      <Field label="State">
        <Select
          value={state}
          onChange={({ target: { value } }) =>
            list.set({ state: value === 'paid' ? undefined : value })
          }
        >
          {moneyStatuses.map((one) => (
            <option key={one} value={one}>
              {stateWords[one].badge}
            </option>
          ))}
        </Select>
      </Field>
    </ListControls>
  );
}
