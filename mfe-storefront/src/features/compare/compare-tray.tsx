import { useLanguage } from '@motohaat/platform';
import { Button, ButtonLink, IconButton } from '@motohaat/ui/button';
import { classNames } from '@motohaat/ui/class-names';
import { CloseIcon } from '@motohaat/ui/icons';

import { links } from '../../links.ts';
import { useKeepMessages } from '../../messages/keep/index.ts';
import {
  clearCompared,
  mostCompared,
  removeFromCompared,
  useComparedBikes,
} from '../../on-device/compared-bikes.ts';
import { keptName } from '../../on-device/kept-bike.ts';
import { bikesQuery } from './asked-bikes.ts';

import styles from './compare-tray.module.css';

type CompareTrayProps = {
  /** It does not stay in sight, where something else stands at the foot of the screen. */
  isInFlow?: boolean;
};

/** The bikes that are chosen to be compared, at the foot of the page; nothing where none is. */
export function CompareTray({ isInFlow = false }: CompareTrayProps) {
  const { tray: t } = useKeepMessages();
  const language = useLanguage();
  const bikes = useComparedBikes();
  if (bikes.length === 0) return null;
  const oldestFirst = bikes.toReversed();
  const ids = oldestFirst.map(({ id }) => id);
  return (
    <section className={classNames(styles.tray, isInFlow && styles.inFlow)} aria-label={t.label}>
      <p className={styles.count}>{t.chosen(bikes.length, mostCompared)}</p>
      <ul className={styles.bikes}>
        {oldestFirst.map((bike) => (
          <li key={bike.id} className={styles.bike}>
            <span className={styles.name}>{keptName(bike, language)}</span>
            <IconButton
              label={t.remove(keptName(bike, language))}
              onClick={() => removeFromCompared(bike.id)}
            >
              <CloseIcon />
            </IconButton>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button variant="quiet" onClick={clearCompared}>
          {t.clear}
        </Button>
        {bikes.length > 1 ? (
          <ButtonLink variant="primary" to={links.href('compare') + bikesQuery(ids)}>
            {t.compare}
          </ButtonLink>
        ) : (
          <span>{t.oneMore}</span>
        )}
      </div>
    </section>
  );
}
