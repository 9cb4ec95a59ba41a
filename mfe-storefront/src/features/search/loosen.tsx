import type { Loosening } from '@motohaat/contract/search';
import { ButtonLink } from '@motohaat/ui/button';
import { EmptyState } from '@motohaat/ui/states';
import { Link } from 'react-router-dom';

import { useSearchMessages } from '../../messages/search/index.ts';
import type { Search } from './address.ts';
import { without, withoutPlainWords } from './change.ts';
import { useAddressOf } from './use-address-of.ts';

import styles from './loosen.module.css';

type LoosenProps = {
  /** What nothing was found for, with the words that were understood. */
  asked: Search;
  loosen: readonly Loosening[];
};

const withoutPart = (search: Search, name: Loosening['name']) =>
  name === 'q' ? withoutPlainWords(search) : without(search, name);

/** Nothing was found: what to leave out, and how many bikes there are then. */
export function Loosen({ asked, loosen }: LoosenProps) {
  const t = useSearchMessages();
  const addressOf = useAddressOf();
  const everything = addressOf({ q: '', filters: {}, sort: undefined });
  return (
    <EmptyState action={<ButtonLink to={everything}>{t.results.all}</ButtonLink>}>
      {t.results.none}
      {loosen.length > 0 && (
        <span className={styles.ways}>
          <span>{t.results.loosen}</span>
          {loosen.map(({ name, and = [], count }) => {
            const names = [name, ...and];
            return (
              <Link
                key={names.join()}
                to={addressOf(names.reduce(withoutPart, asked))}
                className={styles.way}
              >
                {t.results.without(
                  names.map((each) => t.parts[each]),
                  count,
                )}
              </Link>
            );
          })}
        </span>
      )}
    </EmptyState>
  );
}
