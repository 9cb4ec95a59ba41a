import type { Me } from '@motohaat/contract/accounts';
import { allCalls } from '@motohaat/contract/all-calls';
import * as calls from '@motohaat/contract/calls';
import { type AnswerOf, answersOf, type Call } from '@motohaat/contract/calls/call';
import { type ErrorAnswer, type ErrorCode, errorCatalogue } from '@motohaat/contract/errors';
import type { Role } from '@motohaat/domain/role';

import { makeValue } from './make-value.ts';
import { addressOf, type PlannedView } from './planned-view.ts';

export type Answer = {
  status: number;
  headers?: Record<string, string>;
  body?: string;
  /** ms after which it comes. */
  after?: number;
};

/** ms: long enough to see what a page shows meanwhile. */
const slowness = 1_500;

/** Each row of the table with what its addresses look like; those without a parameter come first. */
const rows = allCalls
  .map(({ call }) => ({
    call,
    address: new RegExp(`^/api${call.path.replaceAll(/:\w+/g, '[^/]+')}$`),
    parameters: call.path.split(':').length,
  }))
  .toSorted((a, b) => a.parameters - b.parameters);

/**
 * What a call of a page is answered: a session of its role, the set that it is looked at in, and for all
 * else what the view's state is about, made from the contract. So no smoke test reads or writes anybody's
 * data.
 */
export function answerTo(method: string, path: string, planned: PlannedView): Answer {
  const { page, view } = planned;
  const composition = page.compositions[view.language];
  const answers = [
    ...(page.role ? [given(calls.accounts.me, person(page.role))] : []),
    given(calls.composition.read, composition),
    given(calls.composition.revision, { revision: composition.revision }),
    given(calls.composition.access, { audience: null }),
    given(calls.composition.measure, undefined),
  ];
  const known = answers.find(({ row }) => method === row.method && path === `/api${row.path}`);
  if (known) return known.body === undefined ? { status: 204 } : json(known.body);
  // A stream of what changed would never end.
  if (path === `/api${calls.stream.hints.path}`) return refusal('unavailable');
  if (view.state === 'failed') return refusal('unavailable');
  if (view.state === 'signed-out') return refusal('unauthenticated');
  const row = rows.find(({ call, address }) => call.method === method && address.test(path));
  const answer = row ? made(row.call, planned) : undefined;
  if (!answer) return refusal('not_found');
  return view.state === 'slow' ? { ...answer, after: slowness } : answer;
}

/** Nothing for a file or a page, of which there is none. */
function made(row: Call, { page, view }: PlannedView): Answer | undefined {
  if (typeof row.answer === 'string') return undefined;
  const [status, schema] = Object.entries(answersOf(row))[0]!;
  if (!schema) return { status: Number(status) };
  const fill = view.state === 'empty' || view.state === 'longest' ? view.state : 'full';
  const { role } = page;
  // Whose bikes a seller sees are the seller's.
  const own = { ...(role && { role }), language: view.language, own: role === 'seller' };
  return json(makeValue(schema, fill, own), Number(status));
}

/** What a call of the table is answered; nothing stands for an answer without a body. */
function given<Row extends Call>(row: Row, body: AnswerOf<Row>): { row: Call; body: unknown } {
  return { row, body };
}

function refusal(code: ErrorCode): Answer {
  const { status, message } = errorCatalogue[code];
  const answer: ErrorAnswer = { code, message, requestId: 'smoke' };
  // So long a pause that the page shows its failure at once instead of trying again.
  return json(answer, status, { 'retry-after': '3600' });
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

/** Where the document of a view is asked for. */
export function documentPath({ page, view }: PlannedView): string {
  return addressOf(page, view.language);
}
