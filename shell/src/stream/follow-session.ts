import type { Noun } from '@motohaat/api/query-keys';
import type { Hint } from '@motohaat/contract/stream';
import { type HintKind, hintKinds } from '@motohaat/domain/hint';
import { type LiveHint, type Session, sessionStore } from '@motohaat/platform';

import { type SharedHints, shareHints } from './share-hints.ts';
import type { Subscriptions } from './subscriptions.ts';

/** What is asked for again when a hint comes, in whichever remote it is shown. */
const nouns: Record<HintKind, readonly Noun[]> = {
  notice: ['notices'],
  booking: ['bookings', 'payments', 'products'],
  message: ['conversations', 'messages'],
  offer: ['offers', 'products'],
};

export type FollowSession = Pick<SharedHints, 'api' | 'events' | 'token' | 'renew'> & {
  /** Has data asked for again. */
  refresh: (nouns: readonly Noun[]) => void;
  subscriptions: Subscriptions;
};

/** Hears the hints of whoever is signed in, from the beginning of a session to its end. */
export function followSession({ refresh, subscriptions, ...parts }: FollowSession): void {
  let person: string | undefined;
  let stop: (() => void) | undefined;

  function hear(hints: readonly Hint[] | 'again'): void {
    const all: readonly (LiveHint & { kind: HintKind })[] =
      hints === 'again' ? hintKinds.map((kind) => ({ kind, id: null, version: null })) : hints;
    refresh([...new Set(all.flatMap(({ kind }) => nouns[kind]))]);
    for (const { kind, id, version } of all) {
      for (const each of subscriptions) if (each.kind === kind) each.listener({ id, version });
    }
  }

  function follow(session: Session): void {
    const now = session.status === 'ready' ? session.user.id : undefined;
    if (now === person) return;
    person = now;
    stop?.();
    stop = now === undefined ? undefined : shareHints({ ...parts, person: now, hear });
  }

  follow(sessionStore.getState());
  sessionStore.subscribe(follow);
  // A page that the browser keeps aside holds neither lock nor line.
  window.addEventListener('pagehide', () => follow({ status: 'anonymous' }));
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow(sessionStore.getState());
  });
}
