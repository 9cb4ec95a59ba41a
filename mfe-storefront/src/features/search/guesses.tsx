import type { Understood } from '@motohaat/contract/search';
import { Link } from 'react-router-dom';

import { useSearchMessages } from '../../messages/search/index.ts';
import type { Search } from './address.ts';
import { exactly } from './change.ts';
import { useAddressOf } from './use-address-of.ts';

import styles from './notices.module.css';

type GuessesProps = { search: Search; understood: readonly Understood[] };

/** Says which words were only like a name, and leads to what they say as they are. */
export function Guesses({ search, understood }: GuessesProps) {
  const { chips: t } = useSearchMessages();
  const addressOf = useAddressOf();
  const guessed = understood.filter((each) => each.guessed);
  return guessed.map(({ words, name, label }) => (
    <p key={`${words} ${name}`} className={styles.notice}>
      {t.showing(label)}{' '}
      <Link to={addressOf(exactly(search, understood, words))}>{t.instead(words)}</Link>
    </p>
  ));
}
