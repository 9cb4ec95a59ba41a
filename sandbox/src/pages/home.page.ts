import type { FastifyInstance } from 'fastify';

import { html } from './html.ts';
import { sendPage, serveFile } from './page.ts';

/** The page at `/` that says what this server is, and the sheet that all pages share. */
export function addHomePage(app: FastifyInstance, project: string): void {
  serveFile(app, '/sandbox/page.css', new URL('./page.css', import.meta.url), 'text/css');
  app.get('/', (_request, reply) =>
    sendPage(reply, {
      title: 'MotoHaat sandbox',
      body: html`<p>
          This server runs on your computer and stands in for the outside services that MotoHaat
          uses. Nothing that happens here leaves your computer.
        </p>
        <h2>Sign-in</h2>
        <p>
          It speaks the protocol of Firebase Authentication for the project
          <strong>${project}</strong>. It sends no real mail:
          <a href="/mails">read the mails it would have sent</a>.
        </p>`,
    }),
  );
}
