import type { FastifyInstance } from 'fastify';

import { HttpError } from '../errors.ts';
import { type Html, html } from '../pages/html.ts';
import { sendPage } from '../pages/page.ts';
import type { Inbox, TakenMail } from './inbox.ts';

/** What a mail may do on the page that shows it: look as it was made, and nothing else. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; " +
  "frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

export interface MailPagesOptions {
  inbox: Inbox;
  /** Mails of other stand-ins, which are not sent by SMTP. */
  others: () => Html;
}

/** What people got by mail, as they see it. */
export async function mailPages(
  app: FastifyInstance,
  { inbox, others }: MailPagesOptions,
): Promise<void> {
  app.get('/mails', (_request, reply) => {
    const mails = inbox.list().toSorted((one, other) => other.at - one.at);
    return sendPage(reply, {
      title: 'Mails',
      body: html`<p>
          The sandbox sends no mail. What it would have sent stands here, the newest first.
        </p>
        <h2>From MotoHaat</h2>
        ${
          mails.length > 0
            ? html`<ul class="list">
                ${mails.map(mailRow)}
              </ul>`
            : html`<p class="muted">There is no mail yet.</p>`
        }
        <h2>From the sign-in service</h2>
        ${others()}`,
    });
  });

  app.get<{ Params: { id: string } }>('/mails/:id', async (request, reply) => {
    const { mail, raw, parts } = await found(inbox, request.params.id);
    const head = raw.split(/\r?\n\r?\n/, 1)[0] ?? '';
    return sendPage(reply, {
      title: mail.subject || 'A mail without a subject',
      frames: true,
      body: html`<p class="muted">To ${mail.to.join(', ')}, ${timeOf(mail)}</p>
        <iframe
          class="mail"
          title="The mail as it looks"
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          src="/mails/${mail.id}/html"
        ></iframe>
        <h2>As text</h2>
        <pre class="source">${parts.text ?? 'This mail has no text.'}</pre>
        <h2>Headers</h2>
        <pre class="source">${head}</pre>
        <p><a href="/mails">All mails</a></p>`,
    });
  });

  app.get<{ Params: { id: string } }>('/mails/:id/html', async (request, reply) => {
    const { parts } = await found(inbox, request.params.id);
    return reply
      .header('content-security-policy', MAIL_POLICY)
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'no-referrer')
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send((parts.html ?? '').replace(/<head>/i, '<head><base target="_blank">'));
  });
}

async function found(inbox: Inbox, id: string) {
  const opened = await inbox.open(id);
  if (!opened) throw new HttpError(404, 'There is no such mail any more.');
  return opened;
}

function mailRow(mail: TakenMail): Html {
  return html`<li class="row">
    <span>To ${mail.to.join(', ')}</span>
    <span><a href="/mails/${mail.id}">${mail.subject || 'No subject'}</a></span>
    <time class="muted" datetime="${new Date(mail.at).toISOString()}">${timeOf(mail)}</time>
  </li>`;
}

const timeOf = ({ at }: TakenMail) => new Date(at).toLocaleString('en-GB');
