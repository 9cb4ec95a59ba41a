import type { FacetValue } from '@motohaat/contract/search';
import { formats } from '@motohaat/domain/formats';
import type { FilterName } from '@motohaat/domain/search/filters';
import { useLanguage } from '@motohaat/platform';

import { useChoose } from './choose.ts';
import { isKnownCount } from './known-count.ts';

import styles from './filter-form.module.css';

type FilterRowProps = {
  type?: 'checkbox' | 'radio';
  name: FilterName;
  /** As in an address. */
  value: string;
  label: string;
  checked: boolean;
  /** How many bikes there would be with it; nothing until that is known. */
  count?: Pick<FacetValue, 'count' | 'about'> | undefined;
};

/** One value of a filter, with how many bikes there would be with it. */
export function FilterRow({
  type = 'checkbox',
  name,
  value,
  label,
  checked,
  count,
}: FilterRowProps) {
  const { number } = formats(useLanguage());
  const choose = useChoose();
  return (
    <label className={styles.row}>
      <input
        type={type}
        name={name}
        value={value}
        checked={checked}
        onChange={({ target }) => choose(target.form)}
        className={styles.box}
      />
      <span className={styles.label}>{label}</span>{' '}
      {count && isKnownCount(count) && (
        <span className={styles.count}>
          {count.about && '~'}
          {number(count.count)}
        </span>
      )}
    </label>
  );
}
