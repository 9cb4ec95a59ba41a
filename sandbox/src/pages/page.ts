import { readFileSync } from 'node:fs';

import type { FastifyInstance, FastifyReply } from 'fastify';

import { type Html, html } from './html.ts';

/** Policy of the sandbox's own pages: their files only, nothing inline, in nobody's frame. */
const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; form-action 'self'; " +
  "base-uri 'none'; frame-ancestors 'none'";

export interface Page {
  /** Title of the window, and the page's heading. */
  title: string;
  body: Html;
  /** Of its words; English unless said otherwise. */
  language?: string;
  /** Whether it shows other documents of the sandbox in frames. */
  frames?: boolean;
  /** Paths of the page's script files. */
  scripts?: string[];
}

/**
 * Sends a page of the sandbox.
 *
 * The referrer policy keeps the Origin header on the page's own forms, which `no-referrer` would
 * turn into `null`.
 */
export function sendPage(reply: FastifyReply, page: Page): FastifyReply {
  const scripts = (page.scripts ?? []).map((src) => html`<script src="${src}" defer></script>`);
  const document = html`<!doctype html>
    <html lang="${page.language ?? 'en'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${page.title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/sandbox/page.css" />
        ${scripts}
      </head>
      <body>
        <main>
          <h1>${page.title}</h1>
          ${page.body}
        </main>
      </body>
    </html>`;
  return reply
    .header(
      'content-security-policy',
      page.frames ? `${PAGE_POLICY}; frame-src 'self'` : PAGE_POLICY,
    )
    .header('referrer-policy', 'same-origin')
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(document.text);
}

/**
 * Serves one file at one address.
 *
 * @param file location of the file, read once.
 */
export function serveFile(app: FastifyInstance, path: string, file: URL, type: string): void {
  const content = readFileSync(file, 'utf8');
  app.get(path, (_request, reply) =>
    reply
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'no-cache')
      .type(`${type}; charset=utf-8`)
      .send(content),
  );
}
