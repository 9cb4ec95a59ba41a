import type { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

import { SMTPServer, type SMTPServerSession } from 'smtp-server';

import type { InjectedFailure, InjectedFailures } from '../failure-injection.ts';
import type { Inbox } from './inbox.ts';

const LARGEST_MAIL_BYTES = 2_000_000;

/** An SMTP server on this computer that takes every mail and sends none on. */
export interface MailServer {
  /** Address for whoever sends: `smtp://127.0.0.1:2525`. */
  url: string;
  stop: () => Promise<void>;
}

export interface MailServerOptions {
  inbox: Inbox;
  /**
   * They strike commands: `match` is a part of an address, `method` is `MAIL`, `RCPT` or `DATA`, and
   * `status` answers so. `drop` cuts the connection; `after`, at `DATA`, once the mail is taken, so that
   * whoever sent it cannot know.
   */
  failures: InjectedFailures;
  host: string;
  /** 0 takes a free one. */
  port: number;
  log: (message: string) => void;
}

/** @throws when it cannot listen there. */
export async function startMailServer(options: MailServerOptions): Promise<MailServer> {
  const { inbox, failures, host, port, log } = options;
  const sockets = new Map<number, Socket>();

  /** Lets a failure strike a command. @returns what is answered; nothing where the work is to be done */
  async function strike(failure: InjectedFailure | undefined, session: SMTPServerSession) {
    if (!failure) return undefined;
    if (failure.delayMs !== undefined) await sleep(failure.delayMs);
    if (failure.drop) sockets.get(session.remotePort)?.destroy();
    else if (failure.status === undefined && failure.message === undefined) return undefined;
    const error = new Error(failure.message ?? 'Refused on purpose');
    return Object.assign(error, { responseCode: failure.status ?? 451 });
  }

  /** Answers a command, unless a failure strikes it. */
  function answer(
    url: string,
    method: 'MAIL' | 'RCPT' | 'DATA',
    session: SMTPServerSession,
    callback: (error?: Error | null) => void,
    work: () => Promise<void> = async () => {},
  ): void {
    const failure = failures.take({ url, method });
    const run = async () => {
      if (!failure?.after) {
        const error = await strike(failure, session);
        if (error) return error;
      }
      await work();
      if (!failure?.after) return undefined;
      const isAlone = failure.status === undefined && failure.message === undefined;
      return strike(isAlone ? { ...failure, drop: true } : failure, session);
    };
    run().then(
      (error) => callback(error),
      (error: unknown) => {
        log(`A mail could not be taken: ${String(error)}`);
        callback(Object.assign(new Error('Local error'), { responseCode: 451 }));
      },
    );
  }

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: LARGEST_MAIL_BYTES,
    closeTimeout: 100,
    onMailFrom: ({ address }, session, callback) => answer(address, 'MAIL', session, callback),
    onRcptTo: ({ address }, session, callback) => answer(address, 'RCPT', session, callback),
    onData: (stream, session, callback) => {
      const to = session.envelope.rcptTo.map(({ address }) => address);
      const raw = buffer(stream);
      answer(to.join(' '), 'DATA', session, callback, async () => inbox.take(to, await raw));
    },
  });
  // A cut connection is what failures are for.
  server.on('error', (error) => log(`SMTP: ${error.message}`));
  server.server.on('connection', (socket) => {
    const { remotePort } = socket;
    if (remotePort === undefined) return;
    sockets.set(remotePort, socket);
    socket.once('close', () => sockets.delete(remotePort));
  });
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, host, () => resolve());
  });
  const address = server.server.address();
  const actualPort = typeof address === 'object' && address ? address.port : port;
  return {
    url: `smtp://${host.includes(':') ? `[${host}]` : host}:${actualPort}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets.values()) socket.destroy();
      }),
  };
}
