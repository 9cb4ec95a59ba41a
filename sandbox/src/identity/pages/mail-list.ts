import { type Html, html } from '../../pages/html.ts';
import type { Identity } from '../identity.ts';
import { languageOf } from '../language.ts';
import type { Mail } from '../state.ts';
import { words } from './words.ts';

/** The mails of this service, for the page of all mails. */
export function mailsOf(identity: Identity): Html {
  const mails = identity.mails.all.toReversed().map((mail) => mailRow(mail, identity.now()));
  return mails.length > 0
    ? html`<ul class="list">
        ${mails}
      </ul>`
    : html`<p class="muted">There is no mail yet.</p>`;
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
