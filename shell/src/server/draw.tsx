import type { DrawnPage, PageToDraw } from '@motohaat/contract/rendering';
import { isDashboardPath } from '@motohaat/contract/site-paths';
import { inLanguage, languagePrefixes } from '@motohaat/domain/language';
import { providePlatform } from '@motohaat/platform';
import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server.edge';
import { StaticRouter } from 'react-router-dom';

import { App } from '../app/app.tsx';
import { routesOfPage } from '../app/routes.tsx';
import type { DrawnState } from '../drawn/drawn-state.ts';
import { writeExact } from '../drawn/exact-json.ts';
import { prepareWords } from '../language/load-words.ts';
import { type OwnedRoute, ownerOf } from '../remotes/composition.ts';
import { pageOf } from '../remotes/remote-module.ts';
import { createAnswers } from './answers.ts';
import { answersOf, createDrawingClient, openQueries } from './drawing-client.ts';
import { drawingServices } from './services.ts';
import { sharedTextOf } from './shared-texts.ts';
import { splitHead } from './split-head.ts';

/**
 * How often a page is drawn until nothing is missing: once where its queries were answered before, of the
 * same; else to find them, and again with their answers. Code that it loads late, and queries that wait
 * for others, need more.
 */
const mostPasses = 4;
/** Where React drew a fallback, because something had not come yet. */
const unfinished = '<!--$!-->';

/** Draws a public page as a visitor sees it first. See `ShellServer`. */
export async function draw(page: PageToDraw): Promise<DrawnPage> {
  const { path, language, search, origin, lowData, composition, now } = page;
  const owner = ownerOf(composition, path);
  if (owner && path !== '/' && path.endsWith('/')) {
    return {
      status: 200,
      redirect: path.replace(/\/+$/, '') + search,
      html: '',
      head: '',
      state: '',
    };
  }
  const client = createDrawingClient();
  const answers = createAnswers(page);
  answers.foretell(client);
  const [Page] = await Promise.all([owner && openPage(page, owner), prepareWords(language)]);
  const services = drawingServices({ ...page, ask: answers.ask }, owner, Page);
  const Router = ({ children }: { children: ReactNode }) => (
    <StaticRouter
      basename={languagePrefixes[language]}
      location={inLanguage(language, path) + search}
    >
      {children}
    </StaticRouter>
  );
  const isOfDashboard = owner?.route.frame === 'dashboard' || isDashboardPath(path);
  const tree = (
    <App
      language={language}
      services={services}
      queryClient={client}
      Router={Router}
      routes={isOfDashboard ? undefined : routesOfPage(owner)}
    />
  );

  let text = '';
  for (let pass = 1; pass <= mostPasses; pass += 1) {
    // Another page may have been drawn since the pass before.
    providePlatform(services.platform);
    text = renderToString(tree);
    const open = openQueries(client);
    const isWaiting = text.includes(unfinished);
    if (open.length === 0 && !isWaiting) break;
    // oxlint-disable-next-line no-await-in-loop -- each pass needs what the one before asked for
    await Promise.all([...open.map(answers.answer), isWaiting && nextTask()]);
  }

  const { status, redirect, head, html } = splitHead(text);
  if (redirect !== undefined)
    return { status, redirect: redirect + search, html: '', head: '', state: '' };
  const state: DrawnState = { now, origin, search, lowData, queries: answersOf(client) };
  return { status: owner ? status : 404, head, html, state: writeExact(state, sharedTextOf) };
}

/** The component of a route; none where its remote was taken off. */
async function openPage(
  page: PageToDraw,
  { remote, route }: OwnedRoute,
): Promise<ComponentType | undefined> {
  return remote.closed === null
    ? pageOf(page.remote(remote.name), remote.name, route.id, page.language)
    : undefined;
}

/** After code that is imported late, which is at hand in the bundle. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve, 0));
