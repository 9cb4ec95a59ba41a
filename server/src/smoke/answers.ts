import type { Me } from '@motohaat/contract/accounts';
import * as calls from '@motohaat/contract/calls';
import type { AnswerOf, Call } from '@motohaat/contract/calls/call';
import type { Role } from '@motohaat/domain/role';

import { answerCall, asJson, type MadeAnswer, refusal } from '../made-answers/answer-call.ts';
import { addressOf, type PlannedView } from './planned-view.ts';

export type Answer = MadeAnswer & {
  /** ms after which it comes. */
  after?: number;
};

/** ms: long enough to see what a page shows meanwhile. */
const slowness = 1_500;

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
  if (known) return known.body === undefined ? { status: 204, headers: {} } : asJson(known.body);
  // A stream of what changed would never end.
  if (path === `/api${calls.stream.hints.path}`) return refusal('unavailable');
  const { state, language } = view;
  const answer = answerCall(method, path, { role: page.role, language, state });
  return state === 'slow' && answer.status < 400 ? { ...answer, after: slowness } : answer;
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

/** Where the document of a view is asked for. */
export function documentPath({ page, view }: PlannedView): string {
  return addressOf(page, view.language);
}
