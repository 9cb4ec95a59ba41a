import { keyOf } from '@motohaat/api/query-keys';
import * as calls from '@motohaat/contract/calls';
import { useApi } from '@motohaat/platform';
import { Button } from '@motohaat/ui/button';
import { FocusKeeper } from '@motohaat/ui/focus-keeper';
import { useDealMessages } from '@motohaat/ui/messages/deal';
import { FailedState } from '@motohaat/ui/states';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import styles from './order-story.module.css';

/** The six digits that complete a hand-over; shown when the buyer asks, so that nobody reads along. */
export function HandOverCode({ id }: { id: string }) {
  const { buyer: t, failed } = useDealMessages();
  const api = useApi();
  const [shown, setShown] = useState(false);
  const query = useQuery({
    queryKey: keyOf('bookings', 'code', id),
    queryFn: ({ signal }) => api.call(calls.bookings.handOverCode, { params: { id }, signal }),
    enabled: shown,
    staleTime: 0,
    gcTime: 0,
  });
  if (query.isError) {
    return <FailedState onRetry={() => void query.refetch()}>{failed}</FailedState>;
  }
  return (
    <FocusKeeper>
      {query.data ? (
        <p>
          {t.code}: <strong className={styles.code}>{query.data.code}</strong>
        </p>
      ) : (
        <Button variant="primary" busy={shown} onClick={() => setShown(true)}>
          {t.showCode}
        </Button>
      )}
      <p className={styles.help}>{t.codeHelp}</p>
    </FocusKeeper>
  );
}
