import { Slug } from '@motohaat/contract/bike-facts';
import type { Schema } from '@motohaat/contract/calls/call';
import type { ComposedRemote } from '@motohaat/contract/composition';
import { fillPattern, parametersOf, type Purpose, shellPages } from '@motohaat/contract/pages';
import { ReceiptParams } from '@motohaat/contract/papers';
import type { SlotName } from '@motohaat/contract/slots';

import { makeValue } from '../made-answers/make-value.ts';
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
    .flatMap((remote) => remote.routes.map((route) => page(route, seen, folderOf(remote))));
}

/** The pages of others in which remotes fill slots. */
export function filledPages(remotes: readonly ComposedRemote[], seen: Seen): PlannedPage[] {
  return remotes.flatMap((remote) => {
    const files = folderOf(remote);
    const filled = (remote.fillings ?? []).map(({ slot }) => ({ slot, on: pageOf(slot, seen) }));
    return [...new Set(filled.map(({ on }) => on))].flatMap((purpose) => {
      const host = hostOf(purpose, seen);
      if (!host || host.files === files) return [];
      const slots = filled.filter(({ on }) => on === purpose).map(({ slot }) => slot);
      return [{ ...named(host, 'with fillings'), fills: { slots, files } }];
    });
  });
}

/** Visitors have no dashboard, and see the bar at home. */
function pageOf(slot: SlotName, seen: Seen): Purpose {
  const purpose = slotPages[slot];
  return purpose === 'dashboard' && seen.en.role === null ? 'home' : purpose;
}

/** The page of a purpose, whosever it is. */
function hostOf(purpose: Purpose, seen: Seen): PlannedPage | undefined {
  if (purpose === 'dashboard') return shellPage(shellPages.dashboard.path, seen);
  const pages = seen.en.remotes.flatMap((remote) =>
    remote.routes.map((route) => ({ ...route, files: folderOf(remote) })),
  );
  const found = pages.find((route) => route.purpose === purpose);
  return found && page(found, seen, found.files);
}

/** What the shell draws itself: for nobody, for everyone who is signed in, and where a remote is away. */
export function shellsOwn(visitor: Seen, members: readonly Seen[]): PlannedPage[] {
  const [first, ...others] = members;
  const [remote] = visitor.en.remotes;
  const [missing, missingBelow] = nobodys;
  if (!first) return [shellPage(missing, visitor)];
  const own = Object.values(shellPages).map(({ path }) => shellPage(path, first));
  const away = remote?.routes[0] && {
    ...named(page(remote.routes[0], first, '/shell/'), 'its remote is away'),
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
const shellPage = (path: string, seen: Seen) => page({ path }, seen, '/shell/');

type Addressed = { path: string; purpose?: string | undefined };

function page(
  { path: pattern, purpose }: Addressed,
  compositions: Seen,
  files: string,
): PlannedPage {
  const path = samplePath(pattern, purpose);
  return { name: pattern, path, role: compositions.en.role, files, compositions };
}

const named = (own: PlannedPage, which: string): PlannedPage => ({
  ...own,
  name: `${own.name} (${which})`,
});

/** `/categories/:id` → `/categories/1`. */
function samplePath(pattern: string, purpose: string | undefined): string {
  const values = parametersOf(pattern).map((name) => [name, sampleOf(name, purpose)] as const);
  return fillPattern(pattern, Object.fromEntries(values)) ?? pattern;
}

/** What the contract knows by its name; other parameters are slugs. */
const parameters: Readonly<Record<string, Schema>> = ReceiptParams.entries;

/** What may stand for a parameter, by the contract. */
function sampleOf(name: string, purpose: string | undefined): string {
  // Categories are the specification's, which pages know by their numbers.
  if (purpose === 'category') return '1';
  return String(makeValue(parameters[name] ?? Slug, 'full'));
}
