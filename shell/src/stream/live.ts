import { type Live, sessionStore } from '@motohaat/platform';

import type { FollowSession } from './follow-session.ts';
import type { Subscriptions } from './subscriptions.ts';

/**
 * What remotes hear of the server as it happens. Visitors hear nothing and load nothing for it: the rest
 * comes with the first session.
 */
export function createLive(
  parts: Omit<FollowSession, 'subscriptions'>,
): Live & { begin: () => void } {
  const subscriptions: Subscriptions = new Set();
  let isComing = false;

  async function follow(): Promise<void> {
    if (isComing || sessionStore.getState().status !== 'ready') return;
    isComing = true;
    try {
      const { followSession } = await import(/* webpackChunkName: "hints" */ './follow-session.ts');
      followSession({ ...parts, subscriptions });
    } catch {
      // Pages look by themselves meanwhile; it is loaded when the session changes next.
      isComing = false;
    }
  }

  return {
    subscribe(kind, listener) {
      const own = { kind, listener };
      subscriptions.add(own);
      return () => void subscriptions.delete(own);
    },
    begin() {
      sessionStore.subscribe(() => void follow());
    },
  };
}
