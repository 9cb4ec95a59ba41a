import { useApi } from '@motohaat/platform';
import { usePagedList } from '@motohaat/platform/use-paged-list';
import { FaultList } from '@motohaat/ui/release/fault-list';

import { faultsQuery } from './uses.queries.ts';

/** What is told of errors in the releases of an application. */
export default function Faults({ application }: { application: string }) {
  return <FaultList list={usePagedList(faultsQuery(useApi(), application))} />;
}
