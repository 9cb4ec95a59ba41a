import type { SignedComposition } from '@motohaat/contract/composition';
import type { SlotName } from '@motohaat/contract/slots';
import { smokeStates, type SmokeView } from '@motohaat/contract/smoke-tests';
import { inLanguage, type Language, languages } from '@motohaat/domain/language';
import type { Role } from '@motohaat/domain/role';

import { coverPairs } from './cover-pairs.ts';

/** A page of a set, and who looks at it. */
export type PlannedPage = {
  /** As it stands in the report, where no other page is called the same. */
  name: string;
  /** Without what names the language. */
  path: string;
  role: Role | null;
  /** Of a page for everyone: somebody who is signed in, and what that one gets of the set. */
  member?: Pick<PlannedPage, 'role' | 'compositions'>;
  /** Files under this must be asked for; else something else stands in the page's place. */
  files: string;
  compositions: Readonly<Record<Language, SignedComposition>>;
  /** Of a page of others: the slots in it that the candidate fills, and where its own files are. */
  fills?: { slots: readonly SlotName[]; files: string };
  /** Whether it is looked at once, as it is with data, instead of in every way. */
  isOnce?: boolean;
  /** Files under this do not come: the shell has to say so in the page's place. */
  without?: string;
};

/** A page and how it is looked at. */
export type PlannedView = {
  page: PlannedPage;
  of: 'candidate' | 'live';
  view: SmokeView;
  /** Whether its picture is kept, its main act pressed, and the rules of access held against it. */
  isPortrait: boolean;
};

/** How pages are looked at whose pictures are compared. */
const portrait: SmokeView = {
  state: 'full',
  width: 1280,
  scheme: 'light',
  language: 'en',
  drawnBy: 'browser',
};

/** The address of a planned page in a language. */
export function addressOf({ path }: PlannedPage, language: Language): string {
  return inLanguage(language, path);
}

/**
 * How the pages of a candidate are looked at: each in every state, width, scheme and language, and each of
 * these with each other one, but not in all that could be made of them.
 */
export function planViews(pages: readonly PlannedPage[]): PlannedView[] {
  const whole = pages.filter(({ isOnce = false }) => !isOnce);
  const once = pages.filter(({ isOnce = false }) => isOnce);
  return [
    ...viewsOf(
      whole.filter(({ role }) => role === null),
      { who: ['visitor', 'member'], drawnBy: ['server', 'browser'] },
    ),
    // Nothing is drawn here of pages for which one has to sign in.
    ...viewsOf(
      whole.filter(({ role }) => role !== null),
      { who: ['member'], drawnBy: ['browser'] },
    ),
    ...once.map((page) => portraitOf(page, 'candidate')),
  ];
}

/** The same pages as they are live, for pictures to stand beside the candidate's. */
export function planPictures(pages: readonly PlannedPage[]): PlannedView[] {
  return pages.map((page) => portraitOf(page, 'live'));
}

function portraitOf(page: PlannedPage, of: PlannedView['of']): PlannedView {
  return { page, of, view: portrait, isPortrait: true };
}

type Ways = {
  who: readonly ('visitor' | 'member')[];
  drawnBy: readonly SmokeView['drawnBy'][];
};

function viewsOf(pages: readonly PlannedPage[], { who, drawnBy }: Ways): PlannedView[] {
  const dimensions = {
    page: pages.map((_page, index) => index),
    state: smokeStates,
    who,
    width: [360, 1280],
    scheme: ['light', 'dark'],
    language: languages,
    drawnBy,
  } as const;
  if (pages.length === 0) return [];
  const given = pages.map((_page, page) => ({ page, who: who[0]!, ...portrait }));
  // Nobody can be signed out meanwhile who was not signed in.
  const rows = coverPairs(dimensions, given, ['state', 'signed-out', 'who', 'visitor']);
  return rows.map(({ page, who: by, ...view }, index) => ({
    page: by === 'member' ? asMember(pages[page]!) : pages[page]!,
    of: 'candidate',
    view,
    isPortrait: index < given.length,
  }));
}

const asMember = (page: PlannedPage): PlannedPage => ({ ...page, ...page.member });
