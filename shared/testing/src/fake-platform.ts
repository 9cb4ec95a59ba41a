import { stubApi, type StubAnswers, type StubApi } from '@motohaat/api/stub-api';
import type { PublicConfig } from '@motohaat/contract/composition';
import { fillPattern, homePath, type Purpose, shellPages } from '@motohaat/contract/pages';
import type { HintKind } from '@motohaat/domain/hint';
import type {
  LiveHint,
  ProvidedPlatform,
  Session,
  SessionOutcome,
  SessionUser,
} from '@motohaat/platform';
import { platformWords, providePlatform, sessionStore } from '@motohaat/platform';
import { createEvents } from '@motohaat/platform/events';

export type FakeToast = { kind: 'success' | 'error' | 'message'; message: string };

export type FakePlatform = ProvidedPlatform & {
  api: StubApi;
  /** Every toast in its order. */
  shown: FakeToast[];
  /** Every action of the session in its order, with what it was given. */
  actions: { action: string; input?: unknown }[];
  /** What the next actions answer; one that succeeds signs `signsIn` in. */
  outcomes: Partial<Record<string, SessionOutcome | Promise<SessionOutcome>>>;
  signsIn: SessionUser;
  /** Hints to the pages, as the stream would. */
  hint: (kind: HintKind, hint?: Partial<LiveHint>) => void;
};

export type FakePlatformOptions = {
  session?: Session;
  api?: StubAnswers;
  config?: Partial<PublicConfig>;
  /** What stands in slots; nothing fills them unless given. */
  Slot?: ProvidedPlatform['Slot'];
};

/** Where the product has its pages. */
const addresses: Record<Purpose, string> = {
  home: homePath,
  category: '/categories/:id',
  bike: '/products/:id/:slug',
  search: '/search',
  'all-bikes': '/bikes',
  'bikes-of': '/bikes/:name',
  'bikes-in': '/bikes/:name/:district',
  compare: '/compare',
  seller: '/sellers/:id',
  blogs: '/blogs',
  'sign-in': '/login',
  'sign-up': '/signup',
  terms: '/terms',
  privacy: '/privacy',
  about: '/about',
  services: '/services',
  help: '/help',
  dashboard: shellPages.dashboard.path,
  profile: shellPages.profile.path,
  notices: shellPages.notices.path,
  messages: shellPages.messages.path,
  team: shellPages.team.path,
  conversation: shellPages.conversation.path,
  orders: '/dashboard/myorders',
  order: '/dashboard/orders/:id',
  'order-paper': '/dashboard/orders/:id/papers/:number',
  wishlist: '/dashboard/wishlist',
  payment: '/dashboard/payment/:id',
  'my-reports': '/dashboard/myReports',
  'saved-searches': '/dashboard/savedSearches',
  'add-bike': '/dashboard/addProduct',
  'my-bikes': '/dashboard/myProducts',
  'edit-bike': '/dashboard/myProducts/:id',
  sales: '/dashboard/bookings',
  sale: '/dashboard/bookings/:id',
  'sale-paper': '/dashboard/bookings/:id/papers/:number',
  users: '/dashboard/users',
  sellers: '/dashboard/sellers',
  buyers: '/dashboard/buyers',
  'paid-bookings': '/dashboard/paidBookings',
  disputes: '/dashboard/disputes',
  dispute: '/dashboard/disputes/:id',
  review: '/dashboard/review',
  'reported-items': '/dashboard/reportedItems',
  conversations: '/dashboard/reportedConversations',
  mails: '/dashboard/mails',
  audit: '/dashboard/audit',
  releases: '/dashboard/releases',
};

const defaultConfig: PublicConfig = {
  identity: { apiKey: 'key', authDomain: 'auth.example', projectId: 'demo-motohaat' },
  payments: { publishableKey: 'pk_test_fake' },
  contact: { email: 'help@motohaat.example', phone: '+8801700000000' },
};

// The shell has them before anything is drawn.
await platformWords.prepare('en');

/** Puts a platform in memory in place of the shell's, and the session into the given state. */
export function provideFakePlatform({ session, api, config, Slot }: FakePlatformOptions = {}) {
  const shown: FakeToast[] = [];
  const actions: FakePlatform['actions'] = [];
  const show = (kind: FakeToast['kind']) => (message: string) => void shown.push({ kind, message });
  const action = (name: string, signsIn: boolean) => async (input?: unknown) => {
    actions.push(input === undefined ? { action: name } : { action: name, input });
    const outcome = (await fake.outcomes[name]) ?? { ok: true };
    if (outcome.ok && signsIn) setSession({ status: 'ready', user: fake.signsIn });
    return outcome;
  };
  const listeners = new Set<{ kind: HintKind; listener: (hint: LiveHint) => void }>();
  const fake: FakePlatform = {
    shown,
    actions,
    outcomes: {},
    signsIn: { id: 'u1', email: 'a@b.example', name: 'Asha', role: 'buyer', photo: null },
    api: stubApi(api),
    config: { ...defaultConfig, ...config },
    findPage: (purpose, needs) => fillPattern(addresses[purpose], needs) ?? homePath,
    loadForms: async () => {},
    events: createEvents(),
    Slot: Slot ?? (() => null),
    live: {
      subscribe: (kind, listener) => {
        const own = { kind, listener };
        listeners.add(own);
        return () => void listeners.delete(own);
      },
    },
    hint: (kind, hint) => {
      for (const each of listeners) {
        if (each.kind === kind) each.listener({ id: null, version: null, ...hint });
      }
    },
    publicAddress: (address) => new URL(address, 'https://motohaat.example').href,
    toasts: { success: show('success'), error: show('error'), message: show('message') },
    session: {
      prepare: () => void actions.push({ action: 'prepare' }),
      signIn: action('signIn', true),
      signUp: action('signUp', true),
      signInWithGoogle: action('signInWithGoogle', true),
      sendPasswordReset: action('sendPasswordReset', false),
      completeAccount: action('completeAccount', true),
      retry: action('retry', true),
      signOut: async () => {
        actions.push({ action: 'signOut' });
        setSession({ status: 'anonymous' });
      },
    },
  };
  providePlatform(fake);
  setSession(session ?? { status: 'anonymous' });
  return fake;
}

/** Moves the session to another state, as the shell would. */
export function setSession(session: Session): void {
  sessionStore.setState(session, true);
}
