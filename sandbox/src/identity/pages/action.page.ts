import type { FastifyInstance, FastifyReply } from 'fastify';

import { HttpError } from '../../errors.ts';
import { type Fields, readFields, readText } from '../../fields.ts';
import { isLoopbackUrl } from '../../loopback.ts';
import { type Html, html } from '../../pages/html.ts';
import { sendPage } from '../../pages/page.ts';
import { baseUrl } from '../../request-guard.ts';
import type { Identity } from '../identity.ts';
import { LINK_MODES } from '../mails.ts';
import { setNewPassword } from '../operations/reset-password.ts';
import { update } from '../operations/update.ts';

const PASSWORD_WORDS =
  'Use at least 6 characters with a lowercase letter, an uppercase letter, a digit and one of !@#$%^&*.';

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
    return problem ? sendProblem(reply, problem) : sendForm(reply, link);
  });

  app.post('/emulator/action', async (request, reply) => {
    const link = readFields(request.body);
    const problem = linkProblem(identity, link);
    if (problem) return sendProblem(reply, problem);
    try {
      await followLink(identity, link, baseUrl(request));
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      return sendForm(reply.code(400), link, PASSWORD_WORDS);
    }
    return sendPage(reply, {
      title: isReset(link) ? 'Your password is changed' : 'Your email address is confirmed',
      body: html`<p>${isReset(link) ? 'You can log in with it now.' : 'Thank you.'}</p>
        ${wayBack(link)}`,
    });
  });
}

async function followLink(identity: Identity, link: Fields, base: string): Promise<void> {
  const oobCode = readText(link, 'oobCode');
  if (isReset(link)) {
    await setNewPassword(identity, oobCode, readText(link, 'newPassword') ?? '');
  } else {
    await update(identity, { oobCode }, base);
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
    return error.message === 'EXPIRED_OOB_CODE'
      ? 'This link has expired. Ask for a new one.'
      : 'This link does not work, or was already used. Ask for a new one.';
  }
}

function isReset(link: Fields): boolean {
  return readText(link, 'mode') === LINK_MODES.PASSWORD_RESET;
}

function sendProblem(reply: FastifyReply, problem: string): FastifyReply {
  return sendPage(reply.code(400), {
    title: 'This link does not work',
    body: html`<p class="error">${problem}</p>`,
  });
}

function sendForm(reply: FastifyReply, link: Fields, problem?: string): FastifyReply {
  return sendPage(reply, {
    title: isReset(link) ? 'Choose a new password' : 'Confirm your email address',
    body: html`<form method="post" action="/emulator/action">
      ${['mode', 'oobCode', 'continueUrl'].map(
        (name) => html`<input type="hidden" name="${name}" value="${readText(link, name)}" />`,
      )}
      ${isReset(link) ? passwordField(problem) : undefined}
      <button class="primary" id="submit">
        ${isReset(link) ? 'Save the new password' : 'Confirm'}
      </button>
    </form>`,
  });
}

function passwordField(problem: string | undefined): Html {
  return html`<div class="field">
    <label for="new-password">New password</label>
    <input
      id="new-password"
      name="newPassword"
      type="password"
      required
      autocomplete="new-password"
      aria-describedby="password-rules"
      aria-invalid="${problem ? 'true' : 'false'}"
    />
    ${
      problem
        ? html`<p class="error" id="password-rules" role="alert">
            That password is too weak. ${problem}
          </p>`
        : html`<p class="muted" id="password-rules">${PASSWORD_WORDS}</p>`
    }
  </div>`;
}

function wayBack(link: Fields): Html | undefined {
  const continueUrl = readText(link, 'continueUrl') ?? '';
  if (!isLoopbackUrl(continueUrl)) return undefined;
  return html`<p><a id="continue" href="${continueUrl}">Continue to the site</a></p>`;
}
