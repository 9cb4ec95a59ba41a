import type { FastifyInstance } from 'fastify';

import { html } from './html.ts';
import { sendPage, serveFile } from './page.ts';

/** The page at `/` that says what this server is, and the sheet that all pages share. */
export function addHomePage(
  app: FastifyInstance,
  { project, smtpUrl }: { project: string; smtpUrl: string },
): void {
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
        </p>
        <h2>Card payments</h2>
        <p>
          It speaks the protocol of Stripe and takes the published test cards only, with any future
          date and any code: <strong>4242 4242 4242 4242</strong> pays,
          <strong>4000 0000 0000 0002</strong> is declined, and
          <strong>4000 0000 0000 3220</strong> asks you to confirm first. No money moves.
        </p>
        <h2>bKash</h2>
        <p>
          It speaks the protocol of bKash’s tokenised checkout. <strong>01770618575</strong> pays
          with the code <strong>123456</strong> and the PIN <strong>12121</strong>;
          <strong>01823074817</strong> has too little. No money moves.
        </p>
        <h2>Photos</h2>
        <p>
          It takes uploads as imgbb does and keeps them in its own folder, for this computer alone.
        </p>
        <h2>Mails</h2>
        <p>
          It takes mails at <strong>${smtpUrl}</strong> and sends none on:
          <a href="/mails">look at them</a>.
        </p>`,
    }),
  );
}
