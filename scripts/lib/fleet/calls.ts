import { setTimeout as sleep } from 'node:timers/promises';

import type { FleetPerson } from '@motohaat/server/fleet';

/** An answer, or that there was none. */
export type Answer = {
  /** 0 where the connection broke or nothing came. */
  status: number;
  body: Record<string, unknown>;
};

/** A call by somebody who is signed in. */
export type Call = {
  method: 'GET' | 'POST';
  /** Below `/api`. */
  path: string;
  body?: object;
  /** Under which a repeat is the same. */
  key?: string;
};

/** Makes a call; never throws. */
export type Caller = (person: FleetPerson, call: Call) => Promise<Answer>;

/** Milliseconds for an answer: more than any time limit of the servers. */
const patience = 15_000;

/**
 * Calls a site as people of it.
 *
 * @param site its address
 * @param tokenOf signs in
 */
export function callerOf(site: string, tokenOf: (person: FleetPerson) => Promise<string>): Caller {
  return async (person, { method, path, body, key }) => {
    const headers = {
      authorization: `Bearer ${await tokenOf(person)}`,
      ...(body && { 'content-type': 'application/json' }),
      ...(key !== undefined && { 'idempotency-key': key }),
    };
    const sent = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    return ask(`${site}/api${path}`, sent);
  };
}

/** Asks for an address, as anybody; never throws. */
export async function ask(address: string, sent: RequestInit = {}): Promise<Answer> {
  try {
    const answer = await fetch(address, { ...sent, signal: AbortSignal.timeout(patience) });
    return { status: answer.status, body: readBody(await answer.text()) };
  } catch {
    return { status: 0, body: {} };
  }
}

/** HAProxy says in HTML that no server is there. */
function readBody(text: string): Record<string, unknown> {
  if (!/^[[{]/.test(text)) return {};
  const value: unknown = JSON.parse(text);
  return Array.isArray(value) ? { items: value } : (value as Record<string, unknown>);
}

/** How often a call is made that a busy server refuses for the time being. */
const turns = 40;

/** Makes a call until it is answered with something that stays so. */
export async function decided(call: Caller, person: FleetPerson, asked: Call): Promise<Answer> {
  for (let turn = 1; ; turn += 1) {
    const answer = await call(person, asked);
    if ((answer.status !== 503 && answer.status !== 0) || turn >= turns) return answer;
    await sleep(250);
  }
}
