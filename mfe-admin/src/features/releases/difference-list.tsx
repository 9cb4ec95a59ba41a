import type { Difference } from '@motohaat/contract/registry';

import { useHistoryMessages } from '../../messages/releases/history/index.ts';
import { differenceWords } from './difference-words.ts';

import styles from './difference-list.module.css';

/** What differs between two revisions, one line an application. */
export function DifferenceList({ differences }: { differences: readonly Difference[] }) {
  const { differences: t } = useHistoryMessages();
  if (differences.length === 0) return null;
  return (
    <ul className={styles.list}>
      {differences.map((difference) => (
        <li key={difference.application}>
          <strong>{difference.application}</strong> {differenceWords(difference, t).join(', ')}
        </li>
      ))}
    </ul>
  );
}
