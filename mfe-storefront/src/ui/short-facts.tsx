import { useBikesMessages } from '../messages/bikes/index.ts';
import { factsInShort } from './facts-in-short.ts';

import styles from './short-facts.module.css';

/** Year, kilometres and engine of a bike in one line, as far as they were stated. */
export function ShortFacts({ bike }: { bike: Parameters<typeof factsInShort>[0] }) {
  const { card: t } = useBikesMessages();
  const facts = factsInShort(bike, t);
  if (facts.length === 0) return null;
  return (
    <p className={styles.facts}>
      {facts.map((fact) => (
        <span key={fact}>{`${fact} `}</span>
      ))}
    </p>
  );
}
