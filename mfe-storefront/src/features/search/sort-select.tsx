import { type Sort, sorts } from '@motohaat/domain/search/filters';
import { Button } from '@motohaat/ui/button';
import { Select } from '@motohaat/ui/text-input';
import { useId } from 'react';

import { useSearchMessages } from '../../messages/search/index.ts';
import type { Search } from './address.ts';
import { saidBy } from './filter-form.tsx';

import styles from './toolbar.module.css';

type SortSelectProps = {
  /** The id of the form of filters, which it is sent with. */
  form: string;
  sort: Sort | undefined;
  onChange: (search: Search) => void;
};

/** The order of what is found. */
export function SortSelect({ form, sort = 'best', onChange }: SortSelectProps) {
  const { sort: t } = useSearchMessages();
  const id = useId();
  return (
    <div className={styles.sort}>
      <label htmlFor={id} className={styles.sortLabel}>
        {t.label}
      </label>
      <Select
        id={id}
        form={form}
        name="sort"
        value={sort}
        onChange={({ target }) => target.form && onChange(saidBy(target.form))}
      >
        {sorts.map((each) => (
          <option key={each} value={each}>
            {t.by[each]}
          </option>
        ))}
      </Select>
      <Button type="submit" plain form={form} className={styles.withoutScript}>
        {t.submit}
      </Button>
    </div>
  );
}
