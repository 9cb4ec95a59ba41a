import type { PageToDraw } from '@motohaat/contract/rendering';
import type { ProvidedPlatform, SessionOutcome } from '@motohaat/platform';
import type { ComponentType } from 'react';

import { createCompositionStore, type OwnedRoute } from '../remotes/composition.ts';
import { createFindPage } from '../remotes/find-page.ts';
import type { Services } from '../services.ts';
import { Slot } from '../slots/slot.tsx';
import { createAskClient } from './ask-client.ts';
import { rememberedPattern } from './remembered-patterns.ts';

const nothing = () => undefined;
/** What only people do never happens while a page is drawn. */
const never = async (): Promise<never> => {
  throw new Error('Nobody acts while a page is drawn.');
};
const refuse = async (): Promise<SessionOutcome> => never();

/**
 * What stands in for the shell's services while a page is drawn: they show and read, and do nothing.
 *
 * @param owner the route that is drawn, and its page
 */
export function drawingServices(
  { origin, language, composition, config, ask, now, lowData }: PageToDraw,
  owner: OwnedRoute | undefined,
  Page: ComponentType | undefined,
): Services & { platform: ProvidedPlatform } {
  const api = createAskClient(ask, language);
  return {
    platform: {
      session: {
        prepare: nothing,
        signIn: refuse,
        signUp: refuse,
        signInWithGoogle: refuse,
        sendPasswordReset: refuse,
        completeAccount: refuse,
        retry: refuse,
        signOut: never,
      },
      toasts: { success: nothing, error: nothing, message: nothing },
      api,
      config,
      live: { subscribe: () => nothing },
      events: { emit: nothing, listen: () => nothing, last: nothing },
      Slot,
      findPage: createFindPage(() => composition, rememberedPattern),
      // The browser counts from the same.
      publicAddress: (address) => new URL(address, config.origin ?? origin).href,
      language,
      // They are in the bundle.
      loadForms: async () => {},
      drawnAt: now,
      drawnForLowData: lowData,
    },
    composition: createCompositionStore(composition, api, never, () => []),
    loader: {
      loaded: (remote, routeId) =>
        remote.name === owner?.remote.name && routeId === owner.route.id ? Page : undefined,
      load: never,
      reload: never,
      held: () => [],
    },
    account: { waysIn: never, leave: never, signOutEverywhere: never, refresh: nothing },
    reports: { note: nothing },
    reloadDocument: never,
    freshDocument: nothing,
  };
}
