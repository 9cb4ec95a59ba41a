import type { BikePage } from '@motohaat/contract/bike-facts';
import { bikeName } from '@motohaat/domain/shown';
import { BikePicture } from '@motohaat/ui/bike-picture';
import { Button } from '@motohaat/ui/button';
import { VisuallyHidden } from '@motohaat/ui/visually-hidden';
import { Link } from 'react-router-dom';

import { useBikeMessages } from '../../messages/bike/index.ts';
import { useBikesMessages } from '../../messages/bikes/index.ts';
import { useKeepMessages } from '../../messages/keep/index.ts';
import { bikePath } from '../../ui/bike-path.ts';
import { rowsOf } from './rows-of.tsx';

import styles from './comparison.module.css';

type ComparisonTableProps = {
  bikes: readonly BikePage[];
  onRemove: (id: string) => void;
};

/** The facts of bikes in columns; on a phone it is moved sideways, and the names of facts stay. */
export function ComparisonTable({ bikes, onRemove }: ComparisonTableProps) {
  const { compare: t } = useKeepMessages();
  const { facts } = useBikeMessages();
  const { conditions } = useBikesMessages();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what moves sideways must be reached by keyboard (WCAG 2.1.1)
    <section className={styles.frame} aria-label={t.table} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              <VisuallyHidden>{t.fact}</VisuallyHidden>
            </th>
            {bikes.map((bike) => (
              <th key={bike._id} scope="col" className={styles.bike}>
                <BikePicture src={bike.images[0]?.card} alt="" />
                <Link id={`compared-${bike._id}`} className={styles.name} to={bikePath(bike)}>
                  {bikeName(bike)}
                </Link>
                <Button
                  variant="quiet"
                  className={styles.remove}
                  aria-describedby={`compared-${bike._id}`}
                  onClick={() => onRemove(bike._id)}
                >
                  {t.remove}
                </Button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(bikes, { t, facts, conditions }).map(({ name, values, differs }) => (
            <tr key={name} className={differs ? styles.differs : undefined}>
              <th scope="row" className={styles.fact}>
                {name}
                {differs && (
                  <>
                    <span className={styles.mark} aria-hidden>
                      ≠
                    </span>
                    <VisuallyHidden>({t.differs})</VisuallyHidden>
                  </>
                )}
              </th>
              {values.map((value, place) => (
                <td key={bikes[place]?._id}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
