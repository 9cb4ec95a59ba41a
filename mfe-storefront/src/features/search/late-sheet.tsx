import { FailedState } from '@motohaat/ui/states';
import { type ComponentType, useEffect, useState } from 'react';

import type { FilterSheetProps } from './filter-sheet.tsx';

/** The sheet of filters, whose code comes when it is opened; where it does not, that is said in its place. */
export function LateSheet(props: FilterSheetProps) {
  const [Sheet, setSheet] = useState<ComponentType<FilterSheetProps>>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (hasFailed) return;
    import(/* webpackChunkName: "filter-sheet" */ './filter-sheet.tsx').then(
      ({ FilterSheet }) => setSheet(() => FilterSheet),
      () => setHasFailed(true),
    );
  }, [hasFailed]);
  if (Sheet) return <Sheet {...props} />;
  return hasFailed && <FailedState onRetry={() => setHasFailed(false)} />;
}
