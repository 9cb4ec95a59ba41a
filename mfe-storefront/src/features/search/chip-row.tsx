import type { Understood } from '@motohaat/contract/search';
import { CloseIcon } from '@motohaat/ui/icons';
import { Link } from 'react-router-dom';

import { useMessages } from '../../messages/index.ts';
import { useSearchMessages } from '../../messages/search/index.ts';
import type { Search } from './address.ts';
import { chipLabel } from './chip-label.ts';
import { chipsOf } from './chips.ts';
import type { NameOf } from './names.ts';
import { useAddressOf } from './use-address-of.ts';

import styles from './chip-row.module.css';

type ChipRowProps = {
  search: Search;
  understood: readonly Understood[];
  nameOf: NameOf;
};

/** What is asked for, each as a link to the same search without it. */
export function ChipRow({ search, understood, nameOf }: ChipRowProps) {
  const t = useSearchMessages();
  const { category } = useMessages();
  const addressOf = useAddressOf();
  const chips = chipsOf(search, understood);
  if (chips.length === 0) return null;
  return (
    <ul aria-label={t.chips.label} className={styles.chips}>
      {chips.map((chip) => {
        const label = chipLabel(chip, { t, category, nameOf });
        return (
          <li key={chip.key} className={styles.item}>
            <Link
              to={addressOf(chip.rest)}
              className={styles.chip}
              aria-label={t.chips.remove(label)}
            >
              <span className={styles.label}>{label}</span>
              <CloseIcon />
            </Link>
          </li>
        );
      })}
      {chips.length > 1 && (
        <li className={styles.item}>
          <Link to={addressOf({ q: '', filters: {}, sort: search.sort })} className={styles.clear}>
            {t.chips.clear}
          </Link>
        </li>
      )}
    </ul>
  );
}
