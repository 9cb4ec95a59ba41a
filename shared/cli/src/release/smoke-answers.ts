import type { Me } from '@motohaat/contract/accounts';
import * as calls from '@motohaat/contract/calls';
import type { AnswerOf, Call } from '@motohaat/contract/calls/call';
import { type ErrorAnswer, errorCatalogue } from '@motohaat/contract/errors';
import type { Role } from '@motohaat/domain/role';

import type { PlannedPage } from './smoke-plan.ts';

type Answer = { status: number; headers?: Record<string, string>; body?: string };

/**
 * What the page's calls are answered in a smoke test: a session of its role, the candidate set, and
 * for all else that there is nothing to be had. So no smoke test reads or writes anybody's data, and
 * a page shows that it stands a refusal.
 */
export function answerTo(method: string, path: string, { role, composition }: PlannedPage): Answer {
  const answers = [
    ...(role ? [given(calls.accounts.me, person(role))] : []),
    given(calls.composition.read, composition),
    given(calls.composition.revision, { revision: composition.revision }),
    given(calls.composition.access, { audience: null }),
    given(calls.composition.measure, undefined),
  ];
  const known = answers.find(({ row }) => method === row.method && path === `/api${row.path}`);
  if (known) return known.body === undefined ? { status: 204 } : json(known.body);
  const { status, message } = errorCatalogue.unavailable;
  const refusal: ErrorAnswer = { code: 'unavailable', message, requestId: 'smoke' };
  // So long a pause that the page shows its failure at once instead of trying again.
  return json(refusal, status, { 'retry-after': '3600' });
}

/** What a call of the table is answered; nothing stands for an answer without a body. */
function given<Row extends Call>(row: Row, body: AnswerOf<Row>): { row: Call; body: unknown } {
  return { row, body };
}

/** Something that the shell takes for an access token of the next hour; no server would. */
export function standInToken(now = Date.now()): string {
  const claims = { exp: Math.floor(now / 1000) + 3600 };
  return `${base64url({ alg: 'none' })}.${base64url(claims)}.smoke`;
}

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

function person(role: Role): Me {
  const id = '00000000-0000-7000-8000-000000000000';
  return {
    _id: id,
    id,
    email: `${role}@smoke.invalid`,
    name: 'Smoke Test',
    role,
    photo: null,
    language: null,
  };
}

function json(value: unknown, status = 200, headers: Record<string, string> = {}): Answer {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    body: JSON.stringify(value),
  };
}
