import type { SlotName } from '@motohaat/contract/slots';
import type { ReactNode } from 'react';

import { ErrorBoundary } from '../pages/error-boundary.tsx';
import { usePage } from '../pages/use-page.ts';
import { useServices } from '../services.ts';
import { fillingsOf, type OwnedFilling } from './fillings.ts';

type SlotProps = {
  name: SlotName;
  /** Stands in for a filling that is on its way, so that nothing moves when it comes. */
  waiting?: ReactNode;
  /** Stands in for one that could not be had, or threw; nothing unless given. */
  renderFailed?: (retry: () => void) => ReactNode;
};

/** A place that the remotes of the composition fill, each in a boundary of its own. */
export function Slot({ name, ...stands }: SlotProps) {
  const { composition } = useServices();
  const current = composition.use((state) => state.composition);
  return fillingsOf(current, name).map(({ remote, filling }) => (
    <Filling key={`${remote.name}/${filling.id}`} remote={remote} filling={filling} {...stands} />
  ));
}

function Filling({
  remote,
  filling,
  waiting,
  renderFailed = () => null,
}: OwnedFilling & Omit<SlotProps, 'name'>) {
  const services = useServices();
  const [state, retry] = usePage(services, remote, filling.id);
  if (state.status === 'loading') return waiting;
  if (state.status === 'failed') return renderFailed(retry);
  const { Page } = state;
  return (
    <ErrorBoundary
      onError={() => services.reports.note(remote, 'render_error')}
      renderFallback={renderFailed}
    >
      <Page />
    </ErrorBoundary>
  );
}
