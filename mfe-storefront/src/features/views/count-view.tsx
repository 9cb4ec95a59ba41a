import type { BikePage } from '@motohaat/contract/bike-facts';
import * as calls from '@motohaat/contract/calls';
import { useApi, useSession } from '@motohaat/platform';
import { whenIdle } from '@motohaat/platform/when-idle';
import { useEffect } from 'react';

import { forgetCounted, keepCounted, wasCounted } from '../../on-device/counted-views.ts';

/**
 * Tells once a day and device that a bike is looked at, when its page is live and really before somebody's
 * eyes; draws nothing.
 */
export function CountView({ bike: { _id: id, own } }: { bike: BikePage }) {
  const api = useApi();
  // Sellers are not counted at their own bikes: first it has to be known who looks.
  const isKnown = useSession().status !== 'signing-in';
  useEffect(() => {
    if (!isKnown || own) return undefined;
    return whenVisible(() =>
      whenIdle(() => {
        if (wasCounted(id)) return;
        keepCounted(id);
        api.call(calls.statistics.look, { params: { id } }).catch(() => forgetCounted(id));
      }),
    );
  }, [api, isKnown, own, id]);
  return null;
}

/** Acts as soon as the page is seen; a tab in the background, or made ready ahead, is not. */
function whenVisible(act: () => void): () => void {
  const watching = new AbortController();
  const check = () => {
    if (document.visibilityState !== 'visible') return;
    watching.abort();
    act();
  };
  document.addEventListener('visibilitychange', check, { signal: watching.signal });
  check();
  return () => watching.abort();
}
