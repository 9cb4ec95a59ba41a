import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

import { onTestFinished } from 'vitest';

import type { BkashSettings } from '../bkash/client.ts';

/** What bKash answers to a call: a body, a refusal by its code, or a status without JSON. */
export type Scripted = object | string | number;

const granted = { statusCode: '0000', id_token: 'token', expires_in: 3600 };

/**
 * bKash as a test wants it to answer, call by call: the last answer of a path stands.
 *
 * @param script by what follows the version in the address
 */
export async function scriptedBkash(script: Record<string, Scripted[]>) {
  const calls: string[] = [];
  /** What was sent with each call. */
  const sent: unknown[] = [];
  const answers = new Map(
    Object.entries({ '/token/grant': [granted], ...script }).map(([path, all]) => [path, [...all]]),
  );
  const server = createServer((request, response) => {
    const path = request.url?.replace('/tokenized/checkout', '') ?? '';
    calls.push(path);
    const all = answers.get(path) ?? [];
    const answer = (all.length > 1 ? all.shift() : all[0]) ?? 404;
    const status = typeof answer === 'number' ? answer : 200;
    const body = typeof answer === 'string' ? { statusCode: answer, statusMessage: 'No' } : answer;
    response.writeHead(status, { 'content-type': 'application/json' });
    // A proxy's page need not be one: what counts is the status.
    const text = JSON.stringify(status === 200 ? body : granted);
    void json(request).then((given) => {
      sent.push(given);
      response.end(text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const settings: BkashSettings = {
    appKey: 'key',
    appSecret: 'secret',
    username: 'user',
    password: 'password',
    apiBase: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  };
  return {
    settings,
    calls,
    sent,
    callsOf: (path: string) => calls.filter((each) => each === path).length,
  };
}
