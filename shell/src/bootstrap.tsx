import '@motohaat/shared/ui/tokens.css';
import '@motohaat/shared/ui/reset.css';
import './app/global.css';
import { createApiClient } from '@motohaat/shared/api/client';
import { type Platform, providePlatform, sessionStore } from '@motohaat/shared/platform';
import { createRoot } from 'react-dom/client';

import { App } from './app/app.tsx';
import { readBoot } from './app/boot.ts';
import { pathsOf } from './app/paths.ts';
import { createQueryClient, forgetData } from './app/query-client.ts';
import { nameFirstEntry } from './app/scroll.ts';
import { createCompositionStore, ownerOf } from './remotes/composition.ts';
import { createFederation } from './remotes/federation.ts';
import { createEntryGuard } from './remotes/integrity.ts';
import { watchIntent } from './remotes/intent.ts';
import { createPageLoader } from './remotes/page-loader.ts';
import { createTokenStore } from './session/access-token.ts';
import { lazyIdentity } from './session/lazy-identity.ts';
import { createRedirectMark } from './session/redirect-mark.ts';
import { createSession, type SessionControl } from './session/session.ts';
import { createToasts } from './toasts/toasts.ts';

const boot = readBoot();
const queryClient = createQueryClient();
const tokens = createTokenStore();
const toasts = createToasts();

const api = createApiClient({
  token: tokens.read,
  renew: (refused) => session.renew(refused),
});

const entries = createEntryGuard();
const loader = createPageLoader(createFederation(entries.plugin), entries.allow, async () => {
  // Renews the token if need be, and with it the cookie that the files are asked for with.
  if (tokens.read()) await composition.refresh();
});
const composition = createCompositionStore(boot.composition, api, loader.held);

const session: SessionControl = createSession({
  loadIdentity: lazyIdentity(boot.config.identity),
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
  personChanged: () => void forgetData(queryClient),
});

const platform: Platform = {
  session: session.actions,
  toasts,
  api,
  config: boot.config,
  paths: pathsOf(boot.composition),
};
providePlatform(platform);

watchIntent((path) => {
  const owner = ownerOf(composition.use.getState().composition, path);
  // Only ahead of time: the navigation tries again and shows what went wrong.
  if (owner) loader.load(owner.remote, owner.route.id).catch(() => {});
});
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) session.recheck();
});
window.addEventListener('online', () => session.recheck());

nameFirstEntry();
const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root.');
createRoot(root).render(
  <App
    services={{ platform, composition, loader, account: session.account }}
    queryClient={queryClient}
  />,
);
void session.start();
