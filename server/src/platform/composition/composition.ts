import type { ComposedRemote, ComposedRoute, Route, Serving } from '@motohaat/contract/composition';
import { composedParts, partFor } from '@motohaat/contract/part-for';
import { findRoute } from '@motohaat/contract/route-pattern';
import type { ShownPreview } from '@motohaat/contract/shown-preview';
import { isDashboardPath } from '@motohaat/contract/site-paths';
import type { Language } from '@motohaat/domain/language';
import { type Audience, type Entitlement, roleOf } from '@motohaat/domain/role';

import { remembered } from '../../http/remembered.ts';
import type { AppliedPreview } from '../previews/own-preview.ts';
import type { LiveRevision } from '../revisions/live-revision.ts';
import { canariesFor, selectRemotes, withOwnShell } from './select-remotes.ts';
import type { SelectedRemote, ReleaseSelection } from './select-remotes.ts';
import type { ComposedPart } from './sign-composition.ts';

/** Parts of a revision, by role and canaries: the same object for everyone who gets the same. */
const parts = new WeakMap<LiveRevision, ReturnType<typeof remembered<ComposedPart>>>();

/** There are five kinds of callers, and hardly ever two canaries at a time. */
const mostParts = 64;

/**
 * The part of a revision that a caller may have. Of a remote whose audience is another, and of whose
 * pages none is for the caller besides, there is nothing in it: no name, no path, no hash.
 *
 * @param caller by the verified role; `null` for a visitor
 * @param selection which canaries and which override count for the caller; without it none
 * @param language of its labels, and of the words to preload
 */
export function compositionFor(
  revision: LiveRevision,
  caller: Entitlement | null,
  selection: ReleaseSelection = {},
  language: Language = 'en',
): ComposedPart {
  // Of one person, for a while.
  if (selection.override || selection.preview)
    return compose(revision, caller, selection, language);
  const known = parts.get(revision) ?? remembered<ComposedPart>(mostParts);
  parts.set(revision, known);
  const tried = canariesFor(revision, selection).filter((name) => {
    if (name === 'shell') return true;
    const canary = revision.canaries[name];
    return canary && partFor(canary.release.manifest, caller);
  });
  const key = [language, caller, ...tried].join(' ');
  return known(key, () => compose(revision, caller, selection, language));
}

function compose(
  revision: LiveRevision,
  caller: Entitlement | null,
  selection: ReleaseSelection,
  language: Language,
): ComposedPart {
  const own = selectRemotes(revision, selection).flatMap((remote) => {
    const manifest = partFor(remote.manifest, caller);
    return manifest ? [{ ...remote, manifest }] : [];
  });
  const { override, preview } = selection;
  const isOverridden = override && own.some(({ base }) => base === `${override.origin}/`);
  return {
    revision: revision.number,
    role: caller && roleOf(caller),
    ...(caller === 'former-buyer' && { also: caller }),
    shell: {
      release: withOwnShell(revision, selection).shell.id,
      canary: canariesFor(revision, selection).includes('shell'),
    },
    remotes: own.map((remote) => composeRemote(remote, language)),
    override: isOverridden
      ? {
          remote: override.release.manifest.name,
          origin: override.origin,
          expiresAt: override.expiresAt.toISOString(),
        }
      : null,
    ...(preview && { preview: previewFor(preview, own) }),
    ...((isOverridden || preview) && { serving: servingOf(revision, own) }),
  };
}

function servingOf({ shell }: LiveRevision, own: readonly SelectedRemote[]): Serving {
  const remotes = own.map((remote) => [remote.manifest.name, served(remote)] as const);
  return { shell: served(shell), remotes: Object.fromEntries(remotes) };
}

const served = ({ id, manifest }: { id: string; manifest: { version: string } }) => ({
  version: manifest.version,
  release: id,
});

/** What a caller learns of a preview: of its releases those that the caller has. */
function previewFor(
  { name, expiresAt, versions, failed }: AppliedPreview,
  own: readonly SelectedRemote[],
): ShownPreview {
  const has = (application: string) =>
    application === 'shell' || own.some(({ manifest }) => manifest.name === application);
  const releases = Object.entries(versions)
    .filter(([application]) => has(application))
    .map(([application, version]) => ({ application, version }));
  return { name, expiresAt: expiresAt.toISOString(), releases, ...(failed && { failed }) };
}

/**
 * Whose page a path is, as far as a caller may learn it, and the route that owns it. In the dashboard
 * somebody signed in is led away from a page of another role with the reason; everywhere else such a
 * page is for the caller one that does not exist.
 *
 * @param caller by the verified role; `null` for a visitor
 */
export function findOwner(
  revision: LiveRevision,
  path: string,
  caller: Entitlement | null,
  selection: ReleaseSelection = {},
): { audience: Audience; route: Route } | undefined {
  const isLedAway = caller !== null && isDashboardPath(path);
  const candidates = selectRemotes(revision, selection)
    .flatMap(({ manifest }) => (isLedAway ? manifest : partFor(manifest, caller)) ?? [])
    .flatMap(({ audience, routes }) =>
      routes.map((route) => ({ path: route.path, audience, route })),
    );
  return findRoute(candidates, path);
}

function composeRemote(
  { id, manifest, canary, closed, base }: SelectedRemote,
  language: Language,
): ComposedRemote {
  const { name, container, contract } = manifest;
  const words = manifest.wordFiles?.[language];
  const spoken = words ? language : 'en';
  const integrities = new Map(manifest.files.map(({ path, integrity }) => [path, integrity]));

  function file(path: string): { url: string; integrity: string } {
    const integrity = integrities.get(path);
    if (integrity === undefined) throw new Error(`${name} ${id} does not list ${path}`);
    return { url: base + path, integrity };
  }

  const composed = composedParts(manifest, language);
  const routes = composed.routes.map((route): ComposedRoute => ({
    ...route,
    preload:
      closed === null
        ? preloadOf([...(manifest.preload[route.id] ?? []), ...(words?.[route.id] ?? [])])
        : [],
  }));

  function preloadOf(paths: readonly string[]): ComposedRoute['preload'] {
    return paths.map((path) => ({
      ...file(path),
      as: path.endsWith('.css') ? 'style' : 'script',
    }));
  }

  const entry = file(manifest.entry);
  return {
    name,
    release: id,
    container,
    contract,
    canary,
    closed,
    entry,
    ...composed,
    routes,
    ...(spoken !== language && { language: spoken }),
  };
}
