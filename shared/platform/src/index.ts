import type { Purpose } from '@motohaat/contract/pages';
import type { SlotName } from '@motohaat/contract/slots';
import { createElement, type ReactNode, useState, useSyncExternalStore } from 'react';
import { create } from 'zustand';

import type { Platform, Session, SlotProps } from './contract.ts';
import { forgetDrafts } from './drafts.ts';
import type { Links } from './links.ts';
import { providedPlatform } from './provided.ts';

export type * from './contract.ts';
export { platformContract } from './contract.ts';
export { drafts } from './drafts.ts';
export type { EventListener, EventOrigin, Events } from './events.ts';
export { LanguageContext, useLanguage } from './language.ts';
export type { Links } from './links.ts';
export { commonWords } from './messages/common/index.ts';
export { platformWords } from './messages/index.ts';
export { lowDataStore, useLowData } from './low-data.ts';
export {
  headStore,
  pageAddress,
  FormerPageHead,
  type FormerPageHeadProps,
  PageHead,
  type PageHeadProps,
  publicAddress,
  type SharePicture,
} from './page-head.ts';
export { providePlatform } from './provided.ts';
export type { RemoteModule } from './remote.ts';
export type { StructuredData } from './structured-data.ts';

/** The session as everybody sees it. The shell alone writes it. */
export const sessionStore = create<Session>()(() => ({ status: 'anonymous' }));

sessionStore.subscribe((now, before) => {
  if (now.status === 'anonymous' && before.status !== 'anonymous') forgetDrafts();
});

/**
 * What the shell offers to remotes: session actions, toasts, the API, settings.
 *
 * @throws Error when no shell has started
 */
export function usePlatform(): Platform {
  return providedPlatform();
}

/**
 * The links of an application: made once, in its `src/links.ts`, of all purposes that it links to. Its
 * manifest hands them to the promotion gate, which lets no set live that lacks one of the pages.
 */
export function linksTo<Used extends Purpose>(...purposes: Used[]): Links<Used> {
  return {
    purposes,
    href: (purpose, ...[needs = {}]) => providedPlatform().findPage(purpose, needs),
  };
}

/**
 * A place that other applications fill: the shell draws what those of this person put there, each late and in
 * a boundary of its own.
 */
export function Slot<Name extends SlotName>(props: SlotProps<Name>): ReactNode {
  return createElement(providedPlatform().Slot, props);
}

/** The session, kept current: the component is drawn again when it changes. */
export function useSession(): Session {
  return sessionStore();
}

/**
 * Loads a page that has a form: the code of forms is the shell's, and comes before the page is made.
 *
 * @param load imports the page
 * @returns an entry of `RemoteModule`
 */
export function withForms<Page>(load: () => Promise<Page>): () => Promise<Page> {
  return async () => {
    await providedPlatform().loadForms();
    return load();
  };
}

const never = () => () => {};

/**
 * The time when the component is drawn first, in ms since 1970. On the server, and while a page of
 * its becomes live, it is the time when the server drew the page, so that both draw the same.
 */
export function useNow(): number {
  const [first] = useState(Date.now);
  return useSyncExternalStore(
    never,
    () => first,
    () => providedPlatform().drawnAt ?? first,
  );
}

export const useApi = () => usePlatform().api;
export const useToasts = () => usePlatform().toasts;
