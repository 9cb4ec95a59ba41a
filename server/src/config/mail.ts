import * as v from 'valibot';

import { isLoopback } from '../http/loopback.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** Whom mails of a site of one's own machine are from. */
const localFrom = 'MotoHaat <notices@motohaat.example>';

/** What the server reads of whoever carries its mails. */
export const mailVariables = {
  /** `smtp://` or `smtps://`, with user and password. Without it nobody is mailed. */
  SMTP_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://'),
      v.url('must be a URL'),
    ),
  ),
  /** Whom mails are from: an address, or a name with the address in angle brackets. */
  MAIL_FROM: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^(?:[^<>@\n]{1,60} <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/,
        'must be an address, such as MotoHaat <notices@motohaat.example>',
      ),
    ),
  ),
};

export type MailSettings = {
  smtpUrl: string;
  from: string;
};

/** The settings; nothing where nobody is mailed. */
export function readMailSettings(env: Variables): MailSettings | undefined {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from = localFrom } = env;
  return smtpUrl === undefined ? undefined : { smtpUrl, from };
}

/** Mails lead to the site, and in production they come from somebody: one sentence for each error. */
export function mailErrors(env: Variables): string[] {
  if (!env['SMTP_URL']) return [];
  const errors = env['PUBLIC_ORIGIN'] ? [] : ['PUBLIC_ORIGIN: is needed with SMTP_URL.'];
  if (env['NODE_ENV'] !== 'production') return errors;
  if (!env['MAIL_FROM']) errors.push('MAIL_FROM: is needed with SMTP_URL in production.');
  if (isLoopback(env['SMTP_URL'].replace(/^smtps?:/, 'http:'))) {
    errors.push('SMTP_URL: must name another machine in production.');
  }
  return errors;
}
