import { refresh } from '@motohaat/api/changes';
import { errorMessage } from '@motohaat/api/errors';
import { isActionError } from '@motohaat/api/outcome';
import * as calls from '@motohaat/contract/calls';
import type { Message } from '@motohaat/contract/conversations';
import { platformWords, useApi, useSession } from '@motohaat/platform';
import { draftsIn } from '@motohaat/platform/use-draft';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

/** A message that the server does not have yet, as far as this page knows. */
type Waiting = {
  /** Sent again it is the same message. */
  clientId: string;
  text: string;
  /** ISO time. */
  at: string;
  isFailed: boolean;
  /** Why it was not sent. */
  why?: string | undefined;
};

export type Outbox = {
  waiting: readonly Waiting[];
  send: (text: string) => void;
  retry: (clientId: string) => void;
  discard: (clientId: string) => void;
};

/**
 * Sends messages of a conversation, one after the other, in the order in which they were written. What was
 * not sent outlives a reload, and waits for its author.
 *
 * @param rows what the server has
 */
export function useOutbox(id: string, rows: readonly Message[]): Outbox {
  const api = useApi();
  const client = useQueryClient();
  const session = useSession();
  const { failures } = platformWords.useMessages();
  const owner = session.status === 'ready' ? session.user.id : '';
  const name = `unsent ${owner} ${id}`;
  const [waiting, setWaiting] = useState(() => keptIn(name));
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const arrived = new Set(rows.map(({ clientId }) => clientId));
  const left = waiting.filter(({ clientId }) => !arrived.has(clientId));
  const kept = left.length === 0 ? '' : JSON.stringify(left);
  useEffect(() => {
    if (kept === '') draftsIn('tab').remove(name);
    else draftsIn('tab').write(name, JSON.parse(kept));
  }, [name, kept]);

  const change = (clientId: string, values: Partial<Waiting>) =>
    setWaiting((all) =>
      all.map((each) => (each.clientId === clientId ? { ...each, ...values } : each)),
    );
  const discard = (clientId: string) =>
    setWaiting((all) => all.filter((each) => each.clientId !== clientId));

  async function post({ clientId, text }: Pick<Waiting, 'clientId' | 'text'>) {
    try {
      const body = { text, clientId };
      await api.call(calls.conversations.send, { params: { id }, body });
      await refresh(client, ['conversations', 'messages']);
      discard(clientId);
    } catch (error) {
      if (!isActionError(error)) throw error;
      change(clientId, { isFailed: true, why: errorMessage(error, failures) });
    }
  }
  const enqueue = (message: Pick<Waiting, 'clientId' | 'text'>) => {
    queue.current = queue.current.then(() => post(message));
  };

  return {
    waiting: left,
    discard,
    send(text) {
      const message = { clientId: crypto.randomUUID(), text };
      const at = new Date().toISOString();
      setWaiting((all) => [...all, { ...message, at, isFailed: false }]);
      enqueue(message);
    },
    retry(clientId) {
      const message = waiting.find((each) => each.clientId === clientId);
      if (!message) return;
      change(clientId, { isFailed: false, why: undefined });
      enqueue(message);
    },
  };
}

/** Of what was on its way nobody knows whether it arrived: sending it again does no harm. */
function keptIn(name: string): Waiting[] {
  const kept = draftsIn('tab').read(name);
  return Array.isArray(kept) ? kept.filter(isWaiting).map(asFailed) : [];
}

const asFailed = (each: Waiting): Waiting => ({ ...each, isFailed: true });

function isWaiting(value: unknown): value is Waiting {
  const { clientId, text, at } = (value ?? {}) as Partial<Record<keyof Waiting, unknown>>;
  return typeof clientId === 'string' && typeof text === 'string' && typeof at === 'string';
}
