import { ApiError } from '@motohaat/api/errors';
import { savePaper, sheetsQuery, transferPack } from '@motohaat/api/papers';
import { useApi } from '@motohaat/platform';
import { useAction } from '@motohaat/platform/use-action';
import { PaperPage } from '@motohaat/ui/deal/paper-page';
import { useDealMessages } from '@motohaat/ui/messages/deal';
import { NotFound } from '@motohaat/ui/not-found';
import { useQuery } from '@tanstack/react-query';

import { links } from '../../links.ts';

/** A receipt or the papers for a transfer. @param number of the receipt, or `transfer` */
export function SalePaper({ id, number }: { id: string; number: string }) {
  const query = useQuery(sheetsQuery(useApi(), { id, number }));
  const { papers: t } = useDealMessages();
  const save = useAction(savePaper);
  const error = query.failureReason;
  const refusal = error instanceof ApiError ? error : undefined;
  if (refusal?.status === 404) return <NotFound home={links.href('sales')} />;
  return (
    <PaperPage
      isTransfer={number === transferPack}
      sheets={query.data?.sheets}
      failure={refusal?.code === 'conflict' ? refusal.message : error ? t.failed : undefined}
      onRetry={() => void query.refetch()}
      bookingAddress={links.href('sale', { id })}
      save={{ ...save, run: () => save.run({ id, number }) }}
    />
  );
}
