import { useSearchMessages } from '../../messages/search/index.ts';
import type { SearchName } from './address.ts';

import styles from './notices.module.css';

/** Says what of the address meant nothing, and was left out. */
export function WrongNotice({ names }: { names: readonly SearchName[] }) {
  const t = useSearchMessages();
  if (names.length === 0) return null;
  return <p className={styles.notice}>{t.wrong(names.map((name) => t.parts[name]))}</p>;
}
