import { errorMessage } from '@motohaat/api/errors';
import type { BikePage } from '@motohaat/contract/bike-facts';
import { bikeName } from '@motohaat/domain/shown';
import { platformWords, useApi } from '@motohaat/platform';
import { ButtonLink } from '@motohaat/ui/button';
import { Skeleton } from '@motohaat/ui/skeleton';
import { EmptyState, FailedState } from '@motohaat/ui/states';
import { VisuallyHidden } from '@motohaat/ui/visually-hidden';
import { useQuery } from '@tanstack/react-query';

import { links } from '../../links.ts';
import { useKeepMessages } from '../../messages/keep/index.ts';
import { comparedQuery } from './compare.queries.ts';
import { ComparisonTable } from './comparison-table.tsx';

import styles from './comparison.module.css';

type ComparisonProps = {
  /** At most as many as fit side by side. */
  ids: readonly string[];
  onRemove: (id: string) => void;
};

/** Bikes side by side, and what became of those that are not on the market any more. */
export function Comparison({ ids, onRemove }: ComparisonProps) {
  const { compare: t } = useKeepMessages();
  const { failures } = platformWords.useMessages();
  const {
    data: answers,
    error,
    refetch,
  } = useQuery({
    ...comparedQuery(useApi(), ids),
    // The others stay in sight while one is taken out.
    placeholderData: (before) => before,
  });
  if (!answers && error) {
    return (
      <FailedState onRetry={() => void refetch()}>
        {t.failed} {errorMessage(error, failures)}
      </FailedState>
    );
  }
  if (!answers) {
    return (
      <>
        <output>
          <VisuallyHidden>{t.loading}</VisuallyHidden>
        </output>
        <Skeleton className={styles.bone} />
      </>
    );
  }
  const known = answers.filter((answer) => answer !== 'missing');
  const bikes = known.filter((answer): answer is BikePage => !('code' in answer));
  const sold = known.filter((answer) => 'code' in answer);
  const missing = answers.length - known.length;
  return (
    <>
      {(sold.length > 0 || missing > 0) && (
        <ul className={styles.gone}>
          {sold.map((bike) => (
            <li key={bike._id}>{t.sold(bikeName(bike))}</li>
          ))}
          {missing > 0 && <li>{t.missing(missing)}</li>}
        </ul>
      )}
      {bikes.length < 2 && (
        <EmptyState action={<ButtonLink to={links.href('search')}>{t.search}</ButtonLink>}>
          {t.few}
        </EmptyState>
      )}
      {bikes.length > 0 && <ComparisonTable bikes={bikes} onRemove={onRemove} />}
    </>
  );
}
