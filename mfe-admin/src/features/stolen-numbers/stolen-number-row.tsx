import * as calls from '@motohaat/contract/calls';
import type { StolenNumber } from '@motohaat/contract/stolen-numbers';
import { longFormats } from '@motohaat/domain/long-formats';
import { bikeName } from '@motohaat/domain/shown';
import { bikeSlug } from '@motohaat/domain/slug';
import { useLanguage } from '@motohaat/platform';
import { useAction } from '@motohaat/platform/use-action';
import { Button } from '@motohaat/ui/button';
import { ConfirmDialog } from '@motohaat/ui/confirm-dialog';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { links } from '../../links.ts';
import { useStolenMessages } from '../../messages/stolen/index.ts';
import { changedByNumbers } from './stolen-numbers.queries.ts';

import styles from './stolen-numbers.module.css';

/** A number by its end, with the bikes that have it, and the way off the list. */
export function StolenNumberRow({ stolen }: { stolen: StolenNumber }) {
  const { list: t, kinds } = useStolenMessages();
  const { day } = longFormats(useLanguage());
  const [isAsking, setAsking] = useState(false);
  const { _id: id, kind, end, note, createdAt, bikes } = stolen;
  const removing = useAction({
    run: (api) => api.call(calls.stolenNumbers.remove, { params: { id } }),
    success: t.removed,
    changes: changedByNumbers,
    refusals: 'here',
    unknowns: 'here',
    onDone: () => setAsking(false),
  });
  return (
    <div className={styles.number}>
      <div className={styles.words}>
        <p className={styles.end}>
          {kinds[kind]} <strong>{t.ends(end)}</strong>
        </p>
        {note && <p>{note}</p>}
        <p className={styles.quiet}>{t.since(day(new Date(createdAt)))}</p>
        {bikes.length > 0 && (
          <ul className={styles.bikes} aria-label={t.bikes}>
            {bikes.map((bike) => (
              <li key={bike._id}>
                <Link to={links.href('bike', { id: bike._id, slug: bikeSlug(bike.productName) })}>
                  {bikeName(bike)}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
      <Button variant="destructive" aria-label={t.removeOf(end)} onClick={() => setAsking(true)}>
        {t.remove}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t.question(end)}
          confirmLabel={t.confirm}
          isDanger
          action={removing}
          onConfirm={() => removing.run()}
          onClose={() => setAsking(false)}
        >
          <p>{t.consequence}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
