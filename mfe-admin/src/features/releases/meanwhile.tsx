import { useApi } from '@motohaat/platform';
import { Button } from '@motohaat/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import { useDialogMessages } from '../../messages/releases/dialogs/index.ts';
import { DifferenceList } from './difference-list.tsx';
import { revisionsQuery } from './releases.queries.ts';
import type { Decision } from './use-decision.ts';

import styles from './meanwhile.module.css';

/** What went live while somebody was deciding, and the way to decide again; nothing otherwise. */
export function Meanwhile({ decision }: { decision: Decision }) {
  const { isOutdated, isRefused, revision, live, renew } = decision;
  const { meanwhile: t } = useDialogMessages();
  const place = useRef<HTMLDivElement>(null);
  // Who has pressed the button may not see the top of the dialog; who still writes is let alone.
  useEffect(() => {
    if (isRefused) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isRefused]);
  const { data } = useQuery(revisionsQuery(useApi()));
  if (!isOutdated) return null;
  const isKnown = live !== revision;
  const records = data?.rows.filter(({ number }) => number > revision && number <= live) ?? [];
  return (
    <div ref={place} role="alert" className={styles.meanwhile}>
      <p className={styles.title}>{t.title}</p>
      {!isKnown && <p>{t.lookingUp}</p>}
      {isKnown && (
        <>
          <ul className={styles.records}>
            {records.map(({ number, act, author, reason, differences }) => (
              <li key={number}>
                {t.record(number, act, author, reason)}
                <DifferenceList differences={differences} />
              </li>
            ))}
          </ul>
          <Button onClick={renew}>{t.decide(live)}</Button>
        </>
      )}
    </div>
  );
}
