import { hash } from 'node:crypto';

import type { PublicConfig, RemoteRelease } from '@motohaat/contract/composition';
import { findRoute } from '@motohaat/contract/route-pattern';
import { isDashboardPath } from '@motohaat/contract/site-paths';
import type { Language } from '@motohaat/domain/language';
import { belongsTo } from '@motohaat/domain/role';

import type { Place } from '../../database/index.ts';
import { remembered } from '../../http/remembered.ts';
import { reasonOf } from '../../system/thrown.ts';
import { compositionFor } from '../composition/composition.ts';
import {
  type ReleaseSelection,
  type SelectedRemote,
  selectRemotes,
} from '../composition/select-remotes.ts';
import type { ComposedPart } from '../composition/sign-composition.ts';
import type { Published } from '../releases/releases.repository.ts';
import type { ReadFile } from '../releases/verified-files.ts';
import type { LiveRevision } from '../revisions/live-revision.ts';
import type { DrawnPages, KeptPage } from './drawn-pages.ts';
import { createInlineStyles, type InlineStyle, type Sheet } from './inline-styles.ts';
import type { DrawnBy } from './pool.ts';
import { readRendererSet } from './read-set.ts';
import type { AnswerPage } from './renderer.ts';
import { withoutTrackers } from './trackers.ts';

type DrawingRequest = {
  revision: LiveRevision;
  /** Of a visitor. */
  part: ComposedPart;
  /** What the part was made for. */
  selection: ReleaseSelection;
  language: Language;
  /** Without what names the language. */
  path: string;
  search: string;
  origin: string;
  lowData?: boolean;
  patience?: number;
  /** Where its data are read. */
  place?: Place | undefined;
  /** Answers what the page asks in the place of the server's own handlers: then nothing of it is kept. */
  answer?: AnswerPage;
};

/** `none`: the page is none that is drawn here; `failed`: it should have been. */
export type Drawing =
  | { outcome: 'drawn'; page: KeptPage; styles: readonly InlineStyle[] }
  | { outcome: 'failed'; why?: string }
  | { outcome: 'none' };

/** Draws public pages for visitors of whom nothing is known. */
export type Drawings = {
  draw(wanted: DrawingRequest): Promise<Drawing>;
  /** Why a page cannot be drawn; `undefined` when it can, or is none that is drawn here. */
  attempt(wanted: DrawingRequest): Promise<string | undefined>;
};

type Plan = {
  by: DrawnBy;
  drawer: Published;
  /** Whether its status is known without it. */
  isCertain: boolean;
  sheets: readonly Sheet[];
  /** Of the sheets, when they were read. */
  styles?: readonly InlineStyle[] | undefined;
};

/** Paths of which it is kept how they are drawn, and their length: anybody can ask for any. */
const keptPaths = 1_000;
const longestPath = 500;

/**
 * ms that drawing may make a document later of which only the drawn page knows whether it is there, has
 * moved or is gone, and what it is about: as long as a process may take to start and to draw. Of a page
 * that is there whatever the data are the document for the browser says the same.
 */
const patienceForStatus = 3_000;

export function createDrawings(options: {
  pages: DrawnPages;
  read: ReadFile;
  config: PublicConfig;
}): Drawings {
  const { pages, read, config } = options;
  const plans = new WeakMap<ComposedPart, ReturnType<typeof remembered<Plan | null>>>();
  const readStyles = createInlineStyles(read);

  function planOf(wanted: DrawingRequest): Plan | null {
    const known = plans.get(wanted.part) ?? remembered<Plan | null>(keptPaths);
    plans.set(wanted.part, known);
    if (wanted.path.length > longestPath) return makePlan(wanted);
    return known(wanted.path, () => makePlan(wanted));
  }

  function makePlan({ revision, selection, path }: DrawingRequest): Plan | null {
    const { shell } = revision;
    if (shell.manifest.server === undefined || isDashboardPath(path)) return null;
    const remotes = selectRemotes(revision, selection).filter(({ manifest }) =>
      belongsTo(manifest.audience, null),
    );
    const owned = ownerOf(remotes, path);
    if (owned && owned.remote.closed === null && !owned.remote.manifest.server) return null;
    const compositions = {
      en: compositionFor(revision, null, selection, 'en'),
      bn: compositionFor(revision, null, selection, 'bn'),
    };
    const releases = remotes.map(
      ({ id, manifest, closed }) => `${manifest.name} ${id} ${closed ?? ''}`,
    );
    return {
      by: {
        // Code of another owner's page never runs in the process that draws this one.
        key: shortOf([shell.id, releases, owned?.remote.manifest.name ?? 'shell']),
        route: owned?.route.path ?? '',
        read: () => readRendererSet(read, { shell, remotes }, { compositions, config }),
      },
      drawer: owned?.remote ?? shell,
      // One that is written otherwise (another case, a slash at its end) may have moved.
      isCertain: owned?.route.path === path,
      sheets: [
        ...shell.manifest.styles.map((file) => ({
          release: shell,
          base: `/shell/${shell.id}/`,
          path: file,
        })),
        ...(owned ? sheetsOf(owned) : []),
      ],
    };
  }

  async function stylesOf(plan: Plan): Promise<readonly InlineStyle[] | undefined> {
    plan.styles = await readStyles(plan.sheets).catch(() => undefined);
    return plan.styles;
  }

  return {
    async attempt(wanted) {
      const plan = planOf(wanted);
      if (!plan) return undefined;
      const { language, path, search, origin, lowData = false } = wanted;
      return pages
        .attempt({ ...plan, language, path, search, origin, lowData })
        .then(() => undefined, reasonOf);
    },
    async draw(wanted) {
      const { language, path, origin, lowData = false, selection, place } = wanted;
      // What is on the visitor's own machine can only be drawn there.
      if (selection.override) return { outcome: 'none' };
      const plan = planOf(wanted);
      if (!plan) return { outcome: 'none' };
      const { by, drawer, isCertain } = plan;
      const patience = wanted.patience ?? (isCertain ? undefined : patienceForStatus);
      const search = withoutTrackers(wanted.search);
      const asked = { by, drawer, language, path, search, origin, lowData };
      let why: string | undefined;
      const [page, styles] = await Promise.all([
        wanted.answer
          ? pages.attempt(asked, wanted.answer).catch((error: unknown) => {
              why = reasonOf(error);
            })
          : pages.find({ ...asked, place, ...(patience && { patience }) }),
        plan.styles ?? stylesOf(plan),
      ]);
      if (why !== undefined) return { outcome: 'failed', why };
      return page && styles ? { outcome: 'drawn', page, styles } : { outcome: 'failed' };
    },
  };
}

/** Told apart at each request, so that it is short. */
const shortOf = (key: unknown) => hash('sha256', JSON.stringify(key), 'base64url');

type Owned = { remote: SelectedRemote; route: RemoteRelease['routes'][number] };

function ownerOf(remotes: readonly SelectedRemote[], path: string): Owned | undefined {
  const routes = remotes.flatMap((remote) =>
    remote.manifest.routes.map((route) => ({ path: route.path, remote, route })),
  );
  return findRoute(routes, path);
}

function sheetsOf({ remote, route }: Owned): Sheet[] {
  const files = remote.closed === null ? (remote.manifest.preload[route.id] ?? []) : [];
  return files
    .filter((file) => file.endsWith('.css'))
    .map((file) => ({ release: remote, base: remote.base, path: file }));
}
