import type { PoolClient } from 'pg';

import { summarise } from './statement-summary.ts';

/**
 * Told of a statement when it is sent.
 *
 * @param summaryOf the name that the code has for it, or what it does to which tables
 * @returns to be called when it is answered; nothing where nobody wants to know
 */
export type TellStatement = (summaryOf: () => string) => ((error?: unknown) => void) | undefined;

type Send = (statement: unknown, ...rest: unknown[]) => unknown;

/** Lets a connection tell of its statements. */
export function tellStatements(client: PoolClient, tell: TellStatement): void {
  const send = client.query.bind(client) as Send;
  const told: Send = (statement, ...rest) => {
    const end = tell(() => nameOf(statement));
    const sent = send(statement, ...rest);
    if (end && sent instanceof Promise) sent.then(() => end(), end);
    return sent;
  };
  // pg's overloads describe callers; this takes whatever they allow.
  client.query = told as typeof client.query;
}

function nameOf(statement: unknown): string {
  if (typeof statement === 'string') return summarise(statement);
  const { name, text } = statement as { name?: string; text?: string };
  return name ?? summarise(text ?? '');
}
