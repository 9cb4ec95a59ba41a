import type { FastifyInstance } from 'fastify';

import { isFields, readText } from '../../fields.ts';
import { isLoopbackUrl } from '../../loopback.ts';
import { type Html, html } from '../../pages/html.ts';
import { sendPage, serveFile } from '../../pages/page.ts';
import type { Identity } from '../identity.ts';
import { type Language, languageOf } from '../language.ts';
import type { GoogleIdentity } from '../state.ts';
import { words } from './words.ts';

const SCRIPT_PATH = '/emulator/auth/chooser.js';

/** The page that the SDK opens in the popup (or by redirect) in place of Google's account chooser. */
export function addChooserPage(app: FastifyInstance, identity: Identity): void {
  serveFile(app, SCRIPT_PATH, new URL('../browser/chooser.js', import.meta.url), 'text/javascript');
  app.get('/emulator/auth/handler', (request, reply) => {
    const query = isFields(request.query) ? request.query : {};
    const providerId = readText(query, 'providerId');
    const redirectUrl = readText(query, 'redirectUrl') ?? '';
    if (!isLoopbackUrl(redirectUrl) || !readText(query, 'authType')) {
      return sendPage(reply.code(400), {
        title: 'This page opens during sign-in',
        body: html`<p>
          Start on the site, with its button for Google, and you will come back here.
        </p>`,
      });
    }
    if (providerId !== 'google.com') {
      return sendPage(reply, {
        title: 'Not enabled',
        body: html`<p id="chooser" data-error="auth/operation-not-allowed">
          The sandbox offers Google only. You can close this window.
        </p>`,
        scripts: [SCRIPT_PATH],
      });
    }
    const known = identity.accounts.all.flatMap(({ google }) => google ?? []);
    const language = wantedLanguage(readText(query, 'customParameters'));
    return sendPage(reply, {
      title: words[language].chooser.title,
      language,
      body: chooser(known, words[language].chooser),
      scripts: [SCRIPT_PATH],
    });
  });
}

/** What the app asks of Google for its page, as JSON; `hl` names a language. */
function wantedLanguage(customParameters = '{}'): Language {
  try {
    return languageOf((JSON.parse(customParameters) as { hl?: unknown }).hl);
  } catch {
    return 'en';
  }
}

function chooser(known: GoogleIdentity[], t: (typeof words)['en']['chooser']): Html {
  const [before, marked, after] = t.note;
  return html`<div id="chooser">
    <p class="note">${before}<strong>${marked}</strong>${after}</p>
    ${known.length > 0 ? knownAccounts(known, t.known) : undefined}
    <h2>${known.length > 0 ? t.another : t.first}</h2>
    <form id="new-account">
      <div class="field">
        <label for="email-input">${t.email}</label>
        <input id="email-input" type="email" required autocomplete="off" />
      </div>
      <div class="field">
        <label for="display-name-input">${t.name}</label>
        <input id="display-name-input" autocomplete="off" />
      </div>
      <button class="primary" id="sign-in">${t.goOn}</button>
    </form>
    <button class="quiet" id="cancel" type="button">${t.cancel}</button>
  </div>`;
}

function knownAccounts(known: GoogleIdentity[], label: string): Html {
  const rows = known.map(
    ({ rawId, email, displayName, photoUrl }) =>
      html`<li>
        <button
          class="js-reuse-account"
          type="button"
          data-sub="${rawId}"
          data-email="${email}"
          data-name="${displayName}"
          data-picture="${photoUrl}"
        >
          ${displayName ?? email}
          ${displayName ? html`<br /><span class="muted">${email}</span>` : undefined}
        </button>
      </li>`,
  );
  return html`<ul class="list" aria-label="${label}">
    ${rows}
  </ul>`;
}
