import { refresh } from '@motohaat/api/changes';
import { createApiClient } from '@motohaat/api/client';
import * as calls from '@motohaat/contract/calls';
import type { Boot, Composition } from '@motohaat/contract/composition';
import { isDashboardPath } from '@motohaat/contract/site-paths';
import { languagePrefixes } from '@motohaat/domain/language';
import { type ProvidedPlatform, providePlatform, sessionStore } from '@motohaat/platform';
import { createEvents } from '@motohaat/platform/events';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';

import { App } from './app/app.tsx';
import { loadDashboard } from './app/parts.ts';
import { createQueryClient, forgetData, renewData } from './app/query-client.ts';
import { show } from './drawn/show.tsx';
import { readDrawn, takeUpAnswers } from './drawn/take-up.ts';
import { takeCarriedState } from './language/carried-state.ts';
import { pageLanguage, routePath } from './language/page-language.ts';
import { renewAtNextLink } from './live/next-link.ts';
import { createReloadDocument } from './live/reload-document.ts';
import { createRevisionWatch, keepLooking } from './live/revision-watch.ts';
import { beginLowData } from './low-data/low-data.ts';
import { createPublicAddress } from './pages/public-address.ts';
import { nameFirstEntry } from './pages/scroll.ts';
import { createCompositionStore, type OwnedRoute, ownerOf } from './remotes/composition.ts';
import { createFederation } from './remotes/federation.ts';
import { createFindPage, isSignInPage } from './remotes/find-page.ts';
import { scopes } from './remotes/former-contracts.ts';
import { nameInlineSheets } from './remotes/inline-sheets.ts';
import { createEntryGuard } from './remotes/integrity.ts';
import { watchFirstAct, watchIntent } from './remotes/intent.ts';
import { createPageLoader } from './remotes/page-loader.ts';
import { loadForms, sharedModules } from './remotes/shared-modules.ts';
import { startReports } from './reports/start-reports.ts';
import { createTraceparent } from './reports/traceparent.ts';
import { createTokenStore } from './session/access-token.ts';
import { createLateSession } from './session/late-session.ts';
import { lazyIdentity } from './session/lazy-identity.ts';
import { createRedirectMark } from './session/redirect-mark.ts';
import type { SessionControl } from './session/session.ts';
import { markSignedIn } from './session/signed-in-mark.ts';
import { Slot } from './slots/slot.tsx';
import { createLive } from './stream/live.ts';
import { createToasts } from './toasts/toasts.ts';
import type { Trust } from './trust/trust.ts';

type Parts = {
  /** What the page stands in, drawn by the server or still to be drawn. */
  element: HTMLElement;
  config: Boot['config'];
  /** Of a visitor, verified. */
  first: Composition;
  accept: Trust['accept'];
};

/** Puts the parts of the shell together and draws it. */
export function start({ element, config, first, accept }: Parts): void {
  const queryClient = createQueryClient();
  const drawn = readDrawn(element);
  if (drawn) takeUpAnswers(queryClient, drawn);
  beginLowData(drawn?.lowData);
  nameInlineSheets();
  const events = createEvents();
  const tokens = createTokenStore(events);
  const toasts = createToasts();

  const language = pageLanguage();
  const reports = startReports(() => ({ ...composition, api }));
  const api = reports.watch(
    createApiClient({
      language,
      token: tokens.read,
      renew: (refused) => session.renew(refused),
      trace: createTraceparent(),
    }),
  );

  const entries = createEntryGuard();
  const federation = createFederation(scopes(sharedModules()), entries.scriptOf);
  const loader = createPageLoader(
    federation,
    entries.allow,
    async () => {
      // Renews the token if need be, and with it the cookie that the files are asked for with.
      if (tokens.read()) await composition.refresh();
    },
    () => composition.use.getState().composition.shell?.release === first.shell?.release,
  );
  const composition = createCompositionStore(first, api, accept, loader.held);

  const session: SessionControl = createLateSession({
    loadIdentity: lazyIdentity(config.identity),
    api,
    tokens,
    toasts,
    redirect: createRedirectMark(),
    read: sessionStore.getState,
    publish: (next) => sessionStore.setState(next, true),
    entitlementChanged: (signedIn) => {
      if (signedIn) void composition.refresh();
      else composition.reset();
    },
    personChanged: (former) =>
      void (former === 'nobody' ? renewData(queryClient) : forgetData(queryClient)),
  });

  const live = createLive({
    api,
    events,
    token: tokens.read,
    renew: (refused) => session.renew(refused),
    refresh: (nouns) => void refresh(queryClient, nouns),
  });

  const platform: ProvidedPlatform = {
    session: session.actions,
    toasts,
    api,
    config,
    live: { subscribe: live.subscribe },
    events,
    Slot,
    findPage: createFindPage(() => composition.use.getState().composition),
    loadForms,
    drawnAt: drawn?.now,
    drawnForLowData: drawn?.lowData,
    publicAddress: createPublicAddress(config.origin ?? drawn?.origin),
    language,
  };
  providePlatform(platform);

  /** @param pathname as it stands in an address */
  const ownerNow = (pathname: string) =>
    ownerOf(composition.use.getState().composition, routePath(pathname));
  const preload = (pathname: string) => {
    // Only ahead of time: who opens the page sees what went wrong, and can try again.
    const path = routePath(pathname);
    if (isDashboardPath(path)) loadDashboard(path);
    const owner = ownerNow(pathname);
    if (owner?.remote.closed !== null || loader.loaded(owner.remote, owner.route.id)) return;
    loader.load(owner.remote, owner.route.id).catch(() => {});
  };
  watchIntent(preload);
  const preloadThisPage = () => preload(window.location.pathname);
  preloadThisPage();
  watchFirstAct(() => {
    toasts.prepare();
    federation.prepare();
  });
  composition.use.subscribe(preloadThisPage);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) session.recheck();
  });
  window.addEventListener('online', () => session.recheck());

  const watch = createRevisionWatch(
    first.revision,
    async () => (await api.call(calls.composition.revision)).revision,
  );
  composition.use.subscribe((state) => watch.heard(state.composition.revision));
  keepLooking(watch);
  renewAtNextLink({
    // The pages of signing in hand each other the place to return to, which would be lost.
    isDue: (pathname) =>
      watch.isBehind() && tokens.survives() && !isSignInPage(ownerNow(pathname)?.route),
    go: (address) => window.location.assign(address),
  });

  takeCarriedState();
  nameFirstEntry();
  const services = {
    platform,
    composition,
    loader,
    account: session.account,
    reports,
    reloadDocument: createReloadDocument(watch, tokens.survives),
    freshDocument,
  };
  const owner = ownerNow(window.location.pathname);
  const basename = languagePrefixes[language];
  const Router = ({ children }: { children: ReactNode }) => (
    <BrowserRouter basename={basename}>{children}</BrowserRouter>
  );
  void show({
    root: element,
    code: drawn && codeOf(owner),
    app: (onLive) => (
      <App
        language={language}
        services={services}
        queryClient={queryClient}
        Router={Router}
        drawnSearch={drawn?.search}
        onLive={onLive}
      />
    ),
    onShown: beginSession,
    onMismatch: (error) => reports.note({ kind: 'render_error', remote: owner?.remote, error }),
  });

  function beginSession(): void {
    live.begin();
    void session.start();
    markSignedIn(sessionStore.getState());
    sessionStore.subscribe(markSignedIn);
  }

  async function codeOf(page: OwnedRoute | undefined): Promise<unknown> {
    return page?.remote.closed === null && loader.load(page.remote, page.route.id);
  }
}

/** Also where the address is the one at hand, or differs by its fragment alone. */
function freshDocument(address: string): void {
  window.history.replaceState(window.history.state, '', address);
  window.location.reload();
}
