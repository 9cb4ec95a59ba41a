import type { Boot, PublicConfig, SignedComposition } from '@motohaat/contract/composition';
import { findRoute } from '@motohaat/contract/route-pattern';
import { findShellPage, isDashboardPath } from '@motohaat/contract/site-paths';

import { remembered } from '../../http/remembered.ts';
import { compositionTexts } from '../composition/composition-text.ts';
import { findOwner } from '../composition/composition.ts';
import type { ReleaseSelection } from '../composition/select-remotes.ts';
import type { LiveRevision } from '../revisions/live-revision.ts';
import { escapeHtml, jsonForScript } from './html.ts';

const siteName = 'MotoHaat';
const description =
  'Buy and sell used motorbikes across Bangladesh: real prices in taka, condition and place at a glance.';

/** The canvas of the design tokens, light and dark (shared/src/ui/tokens.css), as sRGB. */
const themeColor = { light: '#fbfaf7', dark: '#0b1015' };

type Tag = { tag: 'link' | 'script'; attributes: Record<string, string> };

/**
 * The page that the server answers for a path: the shell, the composition of a visitor, and hints
 * for the public remote that owns the path. It is the same whoever is signed in, and says nothing of
 * a remote that a visitor may not have; only canaries and an override make a difference.
 *
 * @param composition of a visitor
 * @param path the path of the URL as it came, percent-encoded
 * @param selection what the composition was made for
 * @returns `status`: 200 for a public page, and for every path of the dashboard, which leads visitors
 *   to the sign-in whether a page stands there or not; 404 otherwise, with a page that says so
 */
export function renderDocument(
  revision: LiveRevision,
  composition: SignedComposition,
  config: PublicConfig,
  path: string,
  selection: ReleaseSelection = {},
): { status: 200 | 404; html: string } {
  const write = writers.get(config) ?? documentWriter(config);
  writers.set(config, write);
  const kind = path.length > longestKept ? read() : write.kindOf(composition, path, read);
  return { status: kind.status, html: write.html(composition, kind) };

  function read(): Kind {
    const owner = findOwner(revision, path, null, selection);
    const tags = [...shellTags(revision), ...preloadTags(composition, path)];
    return {
      status: owner || isDashboardPath(path) ? 200 : 404,
      title: titleOf(path, owner?.route),
      tags: tags.map(markup).join('\n'),
    };
  }
}

/** What documents of the same composition differ in: there are as many as there are routes. */
type Kind = { status: 200 | 404; title: string; tags: string };

/** Paths of which the kind is kept, and their length: anybody can ask for any. */
const keptPaths = 1_000;
const longestKept = 200;

const writers = new WeakMap<PublicConfig, ReturnType<typeof documentWriter>>();

/** Makes each kind of document once for a part of a revision, and from then on fills in the visit. */
function documentWriter(config: PublicConfig) {
  const kinds = new WeakMap<SignedComposition['remotes'], ReturnType<typeof remembered<Kind>>>();
  const text = compositionTexts(jsonForScript);
  return {
    kindOf(composition: SignedComposition, path: string, read: () => Kind): Kind {
      const known = kinds.get(composition.remotes) ?? remembered<Kind>(keptPaths);
      kinds.set(composition.remotes, known);
      return known(path, read);
    },
    html: (composition: SignedComposition, { title, tags }: Kind): string =>
      text(composition, `${title}\n${tags}`, (marked) => {
        const boot: Boot = { composition: marked, config };
        return page(title, tags, jsonForScript(boot));
      }),
  };
}

/** In the dashboard only the shell's own pages have titles here: no other page's is for everyone. */
function titleOf(path: string, route: { title: string } | undefined): string {
  const title = (route ?? findShellPage(path))?.title;
  if (title === undefined && isDashboardPath(path)) return siteName;
  return `${title ?? 'Page not found'} · ${siteName}`;
}

function shellTags({ shell: { id, manifest } }: LiveRevision): Tag[] {
  const integrityOf = new Map(manifest.files.map((file) => [file.path, file.integrity]));
  const attributesOf = (path: string) => ({
    integrity: integrityOf.get(path) ?? '',
    crossorigin: 'anonymous',
  });
  return [
    ...manifest.styles.map((path): Tag => ({
      tag: 'link',
      attributes: { rel: 'stylesheet', href: `/shell/${id}/${path}`, ...attributesOf(path) },
    })),
    ...manifest.scripts.map((path): Tag => ({
      tag: 'script',
      attributes: { defer: '', src: `/shell/${id}/${path}`, ...attributesOf(path) },
    })),
  ];
}

/** The same integrity and crossorigin as the loader uses, else the browser fetches a file twice. */
function preloadTags(composition: SignedComposition, path: string): Tag[] {
  const routes = composition.remotes.flatMap(({ entry, closed, routes: own }) =>
    own.map((route) => ({ ...route, entry, closed })),
  );
  const route = findRoute(routes, path);
  if (!route || route.closed !== null) return [];
  const files = [{ ...route.entry, as: 'script' }, ...route.preload];
  const once = new Map(files.map((file) => [file.url, file]));
  return [...once.values()].map(({ url, as, integrity }) => ({
    tag: 'link',
    attributes: { rel: 'preload', as, href: url, integrity, crossorigin: 'anonymous' },
  }));
}

function markup({ tag, attributes }: Tag): string {
  const written = Object.entries(attributes).map(([name, value]) =>
    value === '' ? name : `${name}="${escapeHtml(value)}"`,
  );
  return `<${tag} ${written.join(' ')}>${tag === 'script' ? '</script>' : ''}`;
}

function page(title: string, tags: string, boot: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title data-undrawn>${escapeHtml(title)}</title>
<meta name="description" data-undrawn content="${escapeHtml(description)}">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="${themeColor.light}">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${themeColor.dark}">
<link rel="icon" type="image/svg+xml" href="/favicon.svg">
${tags}
</head>
<body>
<div id="root"><div class="placeholder-frame" aria-hidden="true"><div class="placeholder-navbar"></div></div></div>
<noscript>${siteName} needs JavaScript. Please turn it on in your browser and load this page again.</noscript>
<script type="application/json" id="boot">${boot}</script>
</body>
</html>
`;
}
