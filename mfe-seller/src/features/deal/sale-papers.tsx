import { papersQuery, transferPack } from '@motohaat/api/papers';
import type { BookingStatus } from '@motohaat/domain/booking';
import { useApi } from '@motohaat/platform';
import { DealPapers } from '@motohaat/ui/deal/deal-papers';
import { useDealMessages } from '@motohaat/ui/messages/deal';
import { FailedState } from '@motohaat/ui/states';
import { useQuery } from '@tanstack/react-query';

import { links } from '../../links.ts';

/** What there is to print of a booking: receipts, and the papers for its transfer. */
export default function SalePapers({ id, status }: { id: string; status: BookingStatus }) {
  const query = useQuery(papersQuery(useApi(), { id, status }));
  const { papers: t } = useDealMessages();
  if (query.isError) {
    return <FailedState onRetry={() => void query.refetch()}>{t.listFailed}</FailedState>;
  }
  if (!query.data) return null;
  const addressOf = (number: string) => links.href('sale-paper', { id, number });
  return (
    <DealPapers
      receipts={query.data.receipts}
      transferAddress={query.data.transferPack ? addressOf(transferPack) : undefined}
      addressOf={addressOf}
    />
  );
}
