import { allCalls } from '@motohaat/contract/all-calls';
import { answersOf, type Call } from '@motohaat/contract/calls/call';
import { type ErrorAnswer, type ErrorCode, errorCatalogue } from '@motohaat/contract/errors';
import type { SmokeState } from '@motohaat/contract/smoke-tests';
import type { Language } from '@motohaat/domain/language';
import type { Role } from '@motohaat/domain/role';

import { makeValue } from './make-value.ts';

export type MadeAnswer = { status: number; headers: Record<string, string>; body?: string };

/** For whom a call is answered, and in which state. */
export type Asker = { role: Role | null; language: Language; state: SmokeState };

/** Each row of the table with what its addresses look like; those without a parameter come first. */
const rows = allCalls
  .map(({ call }) => ({
    call,
    address: new RegExp(`^/api${call.path.replaceAll(/:\w+/g, '[^/]+')}$`),
    parameters: call.path.split(':').length,
  }))
  .toSorted((a, b) => a.parameters - b.parameters);

/** What the table of calls has for a path; nothing for what is none of its calls. */
export function callAt(method: string, path: string): Call | undefined {
  return rows.find(({ call, address }) => call.method === method && address.test(path))?.call;
}

/**
 * What a call is answered where nobody's data are asked: what the state is about, made from the contract,
 * always the same for the same call. Who was signed out is refused what wants to know who asks.
 *
 * @param path without a query
 */
export function answerCall(method: string, path: string, asker: Asker): MadeAnswer {
  const { state, role, language } = asker;
  if (state === 'failed') return refusal('unavailable');
  const row = callAt(method, path);
  const wantsNobody = row?.access === 'public' || row?.access === 'lenient';
  if (state === 'signed-out' && !wantsNobody) return refusal('unauthenticated');
  // Of a file or a page there is none.
  if (!row || typeof row.answer === 'string') return refusal('not_found');
  const [status, schema] = Object.entries(answersOf(row))[0]!;
  if (!schema) return { status: Number(status), headers: {} };
  const fill = state === 'empty' || state === 'longest' ? state : 'full';
  // Whose bikes a seller sees are the seller's.
  const own = { ...(role && { role }), language, own: role === 'seller' };
  return asJson(makeValue(schema, fill, own), Number(status));
}

export function refusal(code: ErrorCode): MadeAnswer {
  const { status, message } = errorCatalogue[code];
  const answer: ErrorAnswer = { code, message, requestId: 'smoke' };
  // So long a pause that the page shows its failure at once instead of trying again.
  return asJson(answer, status, { 'retry-after': '3600' });
}

export function asJson(
  value: unknown,
  status = 200,
  headers: Record<string, string> = {},
): MadeAnswer {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    body: JSON.stringify(value),
  };
}
