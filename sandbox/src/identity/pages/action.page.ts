import type { FastifyInstance, FastifyReply } from 'fastify';

import { HttpError } from '../../errors.ts';
import { type Fields, readFields, readText } from '../../fields.ts';
import { isLoopbackUrl } from '../../loopback.ts';
import { type Html, html } from '../../pages/html.ts';
import { sendPage } from '../../pages/page.ts';
import { baseUrl } from '../../request-guard.ts';
import type { Identity } from '../identity.ts';
import { languageOf } from '../language.ts';
import { LINK_MODES } from '../mails.ts';
import { setNewPassword } from '../operations/reset-password.ts';
import { update } from '../operations/update.ts';
import { words } from './words.ts';

/**
 * The page that a link in a mail opens. Looking at it changes nothing (mail programs look at links
 * too); its button does.
 */
export async function addActionPage(
  app: FastifyInstance,
  { identity }: { identity: Identity },
): Promise<void> {
  app.get('/emulator/action', (request, reply) => {
    const link = readFields(request.query);
    const problem = linkProblem(identity, link);
    return problem ? sendProblem(reply, link, problem) : sendForm(reply, link);
  });

  app.post('/emulator/action', async (request, reply) => {
    const link = readFields(request.body);
    const problem = linkProblem(identity, link);
    if (problem) return sendProblem(reply, link, problem);
    try {
      await followLink(identity, link, baseUrl(request));
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      return sendForm(reply.code(400), link, true);
    }
    const t = wordsOf(link);
    return sendPage(reply, {
      title: isReset(link) ? t.changed : t.confirmed,
      body: html`<p>${isReset(link) ? t.logIn : t.thanks}</p>
        ${wayBack(link)}`,
      language: languageOf(link['lang']),
    });
  });
}

async function followLink(identity: Identity, link: Fields, base: string): Promise<void> {
  const oobCode = readText(link, 'oobCode');
  if (isReset(link)) {
    await setNewPassword(identity, oobCode, readText(link, 'newPassword') ?? '');
  } else {
    await update(identity, { oobCode }, base, languageOf(link['lang']));
  }
}

/** What is wrong with a link, in words for the person who opened it. */
function linkProblem(identity: Identity, link: Fields): string | undefined {
  try {
    identity.mails.open(
      readText(link, 'oobCode'),
      isReset(link) ? 'PASSWORD_RESET' : 'VERIFY_EMAIL',
    );
    return undefined;
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const t = wordsOf(link);
    return error.message === 'EXPIRED_OOB_CODE' ? t.expired : t.unknown;
  }
}

function isReset(link: Fields): boolean {
  return readText(link, 'mode') === LINK_MODES.PASSWORD_RESET;
}

/** Of the language that the link in the mail names, and its form after it. */
function wordsOf(link: Fields) {
  return words[languageOf(link['lang'])];
}

function sendProblem(reply: FastifyReply, link: Fields, problem: string): FastifyReply {
  return sendPage(reply.code(400), {
    title: wordsOf(link).noLink,
    body: html`<p class="error">${problem}</p>`,
    language: languageOf(link['lang']),
  });
}

function sendForm(reply: FastifyReply, link: Fields, isTooWeak = false): FastifyReply {
  const t = wordsOf(link);
  return sendPage(reply, {
    title: t.subjects[isReset(link) ? 'PASSWORD_RESET' : 'VERIFY_EMAIL'],
    language: languageOf(link['lang']),
    body: html`<form method="post" action="/emulator/action">
      ${['mode', 'lang', 'oobCode', 'continueUrl'].map(
        (name) => html`<input type="hidden" name="${name}" value="${readText(link, name)}" />`,
      )}
      ${isReset(link) ? passwordField(link, isTooWeak) : undefined}
      <button class="primary" id="submit">${isReset(link) ? t.save : t.confirm}</button>
    </form>`,
  });
}

function passwordField(link: Fields, isTooWeak: boolean): Html {
  const t = wordsOf(link);
  return html`<div class="field">
    <label for="new-password">${t.newPassword}</label>
    <input
      id="new-password"
      name="newPassword"
      type="password"
      required
      autocomplete="new-password"
      aria-describedby="password-rules"
      aria-invalid="${isTooWeak ? 'true' : 'false'}"
    />
    ${
      isTooWeak
        ? html`<p class="error" id="password-rules" role="alert">
            ${t.tooWeak} ${t.passwordRules}
          </p>`
        : html`<p class="muted" id="password-rules">${t.passwordRules}</p>`
    }
  </div>`;
}

function wayBack(link: Fields): Html | undefined {
  const continueUrl = readText(link, 'continueUrl') ?? '';
  if (!isLoopbackUrl(continueUrl)) return undefined;
  return html`<p><a id="continue" href="${continueUrl}">${wordsOf(link).goOn}</a></p>`;
}
