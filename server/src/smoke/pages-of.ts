import type { ComposedRemote } from '@motohaat/contract/composition';
import { type Purpose, shellPages } from '@motohaat/contract/pages';
import type { SlotName } from '@motohaat/contract/slots';

import type { PlannedPage } from './planned-view.ts';

/** What somebody gets of a set, in either language. */
export type Seen = PlannedPage['compositions'];

/** Where each slot is seen: on the page of a purpose. The bar is on every one. */
const slotPages: Readonly<Record<SlotName, Purpose>> = {
  'navbar.end': 'dashboard',
  'dashboard.home': 'dashboard',
  'bike.actions': 'bike',
  'bike.notice': 'bike',
  'bike.acts': 'bike',
  'search.acts': 'search',
};

/** No page has it, of the site or of the dashboard. */
const nobodys = ['/no-such-page', '/dashboard/no-such-page'] as const;

/** The pages of remotes, as those ask for them who get the composition. */
export function pagesOf(remotes: readonly ComposedRemote[], seen: Seen): PlannedPage[] {
  return remotes
    .filter(({ closed }) => closed === null)
    .flatMap((remote) => remote.routes.map(({ path }) => page(path, seen, folderOf(remote))));
}

/** The pages of others in which a remote fills slots. */
export function filledPages(remotes: readonly ComposedRemote[], seen: Seen): PlannedPage[] {
  const slots = remotes.flatMap(({ fillings = [] }) => fillings.map(({ slot }) => slotPages[slot]));
  // Visitors have no dashboard, and see the bar at home.
  const purposes = slots.map((purpose) =>
    purpose === 'dashboard' && seen.en.role === null ? 'home' : purpose,
  );
  return [...new Set(purposes)].flatMap((purpose) => {
    const host = hostOf(purpose, seen);
    return host && !remotes.some((own) => host.files === folderOf(own))
      ? [named(host, 'with fillings')]
      : [];
  });
}

/** The page of a purpose, whosever it is. */
function hostOf(purpose: Purpose, seen: Seen): PlannedPage | undefined {
  if (purpose === 'dashboard') return shellPage(shellPages.dashboard.path, seen);
  const pages = seen.en.remotes.flatMap((remote) =>
    remote.routes.map((route) => ({ ...route, files: folderOf(remote) })),
  );
  const found = pages.find((route) => route.purpose === purpose);
  return found && page(found.path, seen, found.files);
}

/** What the shell draws itself: for nobody, for everyone who is signed in, and where a remote is away. */
export function shellsOwn(visitor: Seen, members: readonly Seen[]): PlannedPage[] {
  const [first, ...others] = members;
  const [remote] = visitor.en.remotes;
  const [missing, missingBelow] = nobodys;
  if (!first) return [shellPage(missing, visitor)];
  const own = Object.values(shellPages).map(({ path }) => shellPage(path, first));
  const away = remote?.routes[0] && {
    ...named(shellPage(remote.routes[0].path, first), 'its remote is away'),
    without: folderOf(remote),
  };
  return [
    shellPage(missing, visitor),
    ...own,
    shellPage(missingBelow, first),
    ...others.map((seen) => named(shellPage(shellPages.dashboard.path, seen), `${seen.en.role}`)),
    ...(away ? [away] : []),
  ];
}

const folderOf = ({ name, release }: ComposedRemote) => `/remotes/${name}/${release}/`;
const shellPage = (path: string, seen: Seen) => page(path, seen, '/shell/');

function page(pattern: string, compositions: Seen, files: string): PlannedPage {
  const path = samplePath(pattern);
  return { name: path, path, role: compositions.en.role, files, compositions };
}

const named = (own: PlannedPage, which: string): PlannedPage => ({
  ...own,
  name: `${own.path} (${which})`,
});

/** `/dashboard/payment/:id` → `/dashboard/payment/1`. */
function samplePath(pattern: string): string {
  return pattern
    .split('/')
    .map((segment) => (segment.startsWith(':') ? '1' : segment))
    .join('/');
}
