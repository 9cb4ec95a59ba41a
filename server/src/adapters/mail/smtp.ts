import { createTransport } from 'nodemailer';

import { isLoopback } from '../../http/loopback.ts';
import { MailError, type MailPort } from './port.ts';

/** ms for one step of a conversation: a server that says nothing for so long says nothing more. */
const patience = 20_000;
/** Connections at a time. */
const connections = 5;

export type SmtpSettings = {
  /** `smtp://` or `smtps://`, with user and password where the server wants them. */
  url: string;
  /** Whom mails are from, as headers write it. */
  from: string;
  /** Where answers go. */
  replyTo: string;
};

/**
 * Mails by SMTP (RFC 5321). What a server refuses for good, by a code of 500 and more for the mail or its
 * address, is final; a server that is away, busy or does not know us is not the mail's fault. Another
 * machine is spoken to encrypted or not at all.
 */
export function smtpMail({ url, from, replyTo }: SmtpSettings): MailPort {
  const transport = createTransport({
    pool: true,
    maxConnections: connections,
    ...smtpServer(url),
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^@>\s]+)>?$/.exec(from)?.[1] ?? 'localhost';

  return {
    send: async ({ id, to, at, subject, html, text, language, unsubscribeUrl }) => {
      try {
        await transport.sendMail({
          from,
          replyTo,
          // An object: an address that is written strangely stays one address.
          to: { name: '', address: to },
          date: at,
          subject,
          html,
          text,
          messageId: `<${id}@${domain}>`,
          headers: {
            'Auto-Submitted': 'auto-generated',
            'Content-Language': language,
            ...(unsubscribeUrl !== undefined && {
              'List-Unsubscribe': `<${unsubscribeUrl}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
        });
      } catch (cause) {
        throw translated(cause);
      }
    },
    close: () => transport.close(),
  };
}

/** Where the server is and how it is spoken to, as nodemailer has it. */
export function smtpServer(url: string) {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const isOwnMachine = isLoopback(`http://${hostname}`);
  return {
    host: hostname.replaceAll(/[[\]]/g, ''),
    port: port ? Number(port) : secure ? 465 : 587,
    secure,
    requireTLS: !secure && !isOwnMachine,
    ignoreTLS: !secure && isOwnMachine,
    ...(username && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
  };
}

/** What of a conversation is about the mail and its address, and not about us: see RFC 5321, 4.3.2. */
const aboutTheMail = new Set(['RCPT TO', 'DATA']);

function translated(cause: unknown): MailError {
  if (!(cause instanceof Error)) {
    return new MailError('The mail was not taken.', { isFinal: false, cause });
  }
  const said: Error & { command?: unknown; responseCode?: unknown } = cause;
  const isRefused = aboutTheMail.has(String(said.command)) && Number(said.responseCode) >= 500;
  // An address that no server could be asked about.
  const isNoAddress = said.command === 'API';
  return new MailError(cause.message.slice(0, 500), { isFinal: isRefused || isNoAddress, cause });
}
