import type { AnswerOf, Call } from '@motohaat/contract/calls/call';

import type { ApiClient } from './client.ts';
import { isTransient } from './errors.ts';
import type { InputOf } from './request.ts';

/**
 * Makes a call that the server carries out once, however often it is sent: a repeat of what is under
 * way shares its answer, and a repeat after a lost answer carries the key of the first try.
 *
 * @throws ApiError and NetworkError, like the client
 */
export type SendOnce = <Row extends IdempotentCall>(
  row: Row,
  ...input: InputOf<Row>
) => Promise<AnswerOf<Row>>;

/** A call whose repeats the server recognises by their key. */
export type IdempotentCall = Call & Required<Pick<Call, 'idempotent'>>;

/** What one part of a page sends, one request after another. */
export function createSendOnce(api: ApiClient): SendOnce {
  let open: { request: string; key: string; answer?: Promise<unknown> } | undefined;

  return async function send<Row extends IdempotentCall>(
    row: Row,
    ...[input]: InputOf<Row>
  ): Promise<AnswerOf<Row>> {
    const request = JSON.stringify([row.path, input?.params, input?.body]);
    const current = open?.request === request ? open : { request, key: crypto.randomUUID() };
    open = current;
    const keyed = [{ ...input, idempotencyKey: current.key }] as unknown as InputOf<Row>;
    current.answer ??= api.call(row, ...keyed);
    try {
      const answer = await current.answer;
      if (open === current) open = undefined;
      return answer;
    } catch (error) {
      delete current.answer;
      // The server decided: the next try is another request, even if it says the same.
      if (!isTransient(error) && open === current) open = undefined;
      throw error;
    }
  };
}

/** A client that sends each call that takes a key once, however often it is repeated. */
export function clientSendingOnce(api: ApiClient): ApiClient {
  const send = createSendOnce(api);
  return {
    ...api,
    call: (row, ...input) =>
      takesKey(row) ? send<typeof row>(row, ...input) : api.call(row, ...input),
  };
}

function takesKey(row: Call): row is IdempotentCall {
  return row.idempotent !== undefined;
}
