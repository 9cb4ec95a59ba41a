import { useSearchMessages } from '../../messages/search/index.ts';
import type { SearchName, SearchTexts } from './address.ts';

import styles from './notices.module.css';

type WrongNoticeProps = { names: readonly SearchName[]; refused: SearchTexts };

/** Says what of the address meant nothing, and was left out. */
export function WrongNotice({ names, refused }: WrongNoticeProps) {
  const t = useSearchMessages();
  if (names.length === 0) return null;
  const said = names.map((name) =>
    refused[name] ? `${t.parts[name]} “${refused[name].replaceAll(',', ', ')}”` : t.parts[name],
  );
  return <p className={styles.notice}>{t.wrong(said)}</p>;
}
