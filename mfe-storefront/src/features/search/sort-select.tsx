import { type Sort, sorts } from '@motohaat/domain/search/filters';
import { Button } from '@motohaat/ui/button';
import { Select } from '@motohaat/ui/text-input';
import { useId } from 'react';

import { useSearchMessages } from '../../messages/search/index.ts';

import styles from './toolbar.module.css';

type SortSelectProps = {
  /** The id of the form of filters, which it is sent with. */
  form: string;
  sort: Sort | undefined;
  onChange: (sort: Sort) => void;
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
        onChange={({ target }) => onChange(target.value as Sort)}
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
