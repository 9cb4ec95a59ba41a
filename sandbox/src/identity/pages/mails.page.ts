import type { FastifyInstance } from 'fastify';

import { type Html, html } from '../../pages/html.ts';
import { sendPage } from '../../pages/page.ts';
import type { Identity } from '../identity.ts';
import { languageOf } from '../language.ts';
import type { Mail } from '../state.ts';
import { words } from './words.ts';

/** The page for people who wait for a mail. */
export function addMailsPage(app: FastifyInstance, identity: Identity): void {
  app.get('/mails', (_request, reply) => {
    const mails = identity.mails.all.toReversed().map((mail) => mailRow(mail, identity.now()));
    return sendPage(reply, {
      title: 'Mails',
      body: html`<p>
          The sandbox sends no mail. What it would have sent stands here, the newest first.
        </p>
        ${
          mails.length > 0
            ? html`<ul class="list">
                ${mails}
              </ul>`
            : html`<p class="muted">There is no mail yet.</p>`
        }`,
    });
  });
}

function mailRow(mail: Mail, now: number): Html {
  return html`<li class="row">
    <span>To ${mail.email}</span>
    <span>${subject(mail, now)}</span>
    <time class="muted" datetime="${new Date(mail.sentAt).toISOString()}"
      >${new Date(mail.sentAt).toLocaleString('en-GB')}</time
    >
  </li>`;
}

function subject(mail: Mail, now: number): Html {
  const language = languageOf(new URL(mail.oobLink).searchParams.get('lang'));
  const text = html`<span lang="${language}">${words[language].subjects[mail.requestType]}</span>`;
  if (mail.used) return html`${text} (already used)`;
  if (mail.expiresAt <= now) return html`${text} (expired)`;
  return html`<a href="${mail.oobLink}">${text}</a>`;
}
