import type { PoolClient } from 'pg';

import { sendingOf } from './prepared.ts';
import { summarise } from './statement-summary.ts';

/**
 * Told of a statement when it is sent.
 *
 * @param nameOf says the name that the code has for it, or what it does to which tables
 * @returns to be called when it is answered; nothing where nobody wants to know
 */
export type TellStatement = (
  statement: unknown,
  nameOf: (statement: unknown) => string,
) => ((error?: unknown) => void) | undefined;

type Send = (statement: unknown, ...rest: unknown[]) => unknown;

/**
 * Lets a connection send statements as is said of them (`prepared`), and tell of them. Kysely itself has no
 * word for that.
 *
 * @param options.prepareStatements whether connections may keep statements
 */
export function sendAsTold(
  client: PoolClient,
  { prepareStatements, tell }: { prepareStatements: boolean; tell?: TellStatement | undefined },
): void {
  const send = client.query.bind(client) as Send;
  const asTold: Send = (text, ...rest) => {
    // What is no text is none that anything was said of.
    const sending = sendingOf(text as string, rest[0] as unknown[], prepareStatements);
    const end = tell?.(sending ?? text, nameOf);
    const sent = sending ? send(sending) : send(text, ...rest);
    if (end && sent instanceof Promise) sent.then(() => end(), end);
    return sent;
  };
  // pg's overloads describe callers; this takes whatever they allow.
  client.query = asTold as typeof client.query;
}

function nameOf(statement: unknown): string {
  if (typeof statement === 'string') return summarise(statement);
  const { name, text } = statement as { name?: string; text?: string };
  return name ?? summarise(text ?? '');
}
