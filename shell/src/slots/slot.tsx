import { type SlotProps, useSession } from '@motohaat/platform';
import type { ComponentType } from 'react';

import { part } from '../pages/part.ts';
import { usePart } from '../pages/use-part.ts';
import { useServices } from '../services.ts';

/** Few visitors have remotes that fill anything: what draws fillings comes with the first of these. */
const filled = part(async () => {
  const { FilledSlot } = await import(/* webpackChunkName: "slots" */ './filled-slot.tsx');
  return { default: FilledSlot as ComponentType };
});

/**
 * A place that the remotes of the composition fill. On the server, and while a page of its becomes live, it is
 * as it is before anything has come.
 */
export function Slot(props: SlotProps) {
  const { composition } = useServices();
  const { composition: current } = composition.use();
  const isFilled =
    useSession().status === 'ready' || current.remotes.some(({ fillings }) => fillings);
  return isFilled && <Coming {...props} />;
}

function Coming(props: SlotProps) {
  const [state, retry] = usePart(filled);
  if (state.status === 'loading') return props.waiting;
  if (state.status === 'failed') return props.renderFailed?.(retry);
  const Content: ComponentType<object> = state.Page;
  return <Content {...props} />;
}
