import type { SlotProps } from '@motohaat/platform';
import { useIsNear } from '@motohaat/ui/use-is-near';
import { type ComponentType, Fragment } from 'react';

import { ErrorBoundary } from '../pages/error-boundary.tsx';
import { usePage } from '../pages/use-page.ts';
import { useServices } from '../services.ts';
import { fillingsOf, type OwnedFilling } from './fillings.ts';

/** What the remotes of the composition put into a slot, each late and in a boundary of its own. */
export function FilledSlot({ name, properties, renderNone, renderClosed, ...stands }: SlotProps) {
  const { composition } = useServices();
  const { composition: current, status } = composition.use();
  const fillings = fillingsOf(current, name, properties);
  const open = fillings.filter(({ remote }) => remote.closed === null);
  // Each once, whatever a remote puts there.
  const sentences = new Set(renderClosed && fillings.flatMap(({ remote }) => remote.closed ?? []));
  if (open.length + sentences.size === 0 && status !== 'stale' && renderNone) {
    return renderNone(() => void composition.refresh());
  }
  return (
    <>
      {[...sentences].map((sentence) => (
        <Fragment key={sentence}>{renderClosed?.(sentence)}</Fragment>
      ))}
      {open.map(({ remote, filling }) => (
        <Filling
          key={`${remote.name}/${filling.id}`}
          remote={remote}
          filling={filling}
          properties={properties}
          {...stands}
        />
      ))}
    </>
  );
}

type FillingProps = OwnedFilling & Omit<SlotProps, 'name' | 'renderNone' | 'renderClosed'>;

/** What is here already is shown at once; else it is asked for when somebody comes near its place. */
function Filling(props: FillingProps) {
  const { loader } = useServices();
  const { remote, filling, near = false, waiting } = props;
  const [place, isNear] = useIsNear({
    already: near || loader.loaded(remote, filling.id) !== undefined,
  });
  return isNear ? <NearFilling {...props} /> : <div ref={place}>{waiting}</div>;
}

function NearFilling({
  remote,
  filling,
  properties,
  waiting,
  renderFailed = () => null,
}: FillingProps) {
  const services = useServices();
  const [state, retry] = usePage(services, remote, filling.id);
  if (state.status === 'loading') return waiting;
  if (state.status === 'failed') return renderFailed(retry);
  const Content: ComponentType<object> = state.Page;
  return (
    <ErrorBoundary remote={remote} renderFallback={renderFailed}>
      <Content {...properties} />
    </ErrorBoundary>
  );
}
