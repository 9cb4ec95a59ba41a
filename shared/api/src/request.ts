import type { BodyOf, Call, ParamsOf, QueryOf, Schema } from '@motohaat/contract/calls/call';

import type { SendOptions } from './send-form.ts';

/** What every call takes besides its parts. */
export type CallOptions = {
  signal?: AbortSignal;
  /** Sent in place of the access token: the proof of a sign-in that is under way. */
  bearer?: string;
  /** Names the request for its repeats, of a call that takes a key. */
  idempotencyKey?: string;
  headers?: Record<string, string>;
};

/** A call's parts as the client writes them, whichever call it is. */
export type CallInput = CallOptions & {
  params?: unknown;
  query?: Readonly<Record<string, string | number | undefined>>;
  body?: unknown;
};

/** Whether nothing in it has to be there. */
type IsOptional<Value> = undefined extends Value
  ? true
  : Value extends Required<Value>
    ? false
    : Partial<Value> extends Value
      ? true
      : false;

type Part<Row extends Call, Name extends 'params' | 'query' | 'body', Value> =
  Row extends Record<Name, Schema>
    ? IsOptional<Value> extends true
      ? { [Key in Name]?: Value }
      : { [Key in Name]: Value }
    : { [Key in Name]?: never };

type Parts<Row extends Call> = Part<Row, 'params', ParamsOf<Row>> &
  Part<Row, 'query', QueryOf<Row>> &
  Part<Row, 'body', BodyOf<Row>>;

/** The input of a call, which may be left out where nothing in it has to be there. */
export type InputOf<Row extends Call> =
  IsOptional<Parts<Row>> extends true
    ? [input?: Parts<Row> & CallOptions]
    : [input: Parts<Row> & CallOptions];

export type UploadInputOf<Row extends Call> = Pick<Parts<Row>, 'params' | 'query'> &
  SendOptions & { form: FormData; idempotencyKey?: string };

/** Writes a call as a request: the address, and what goes with it but the access token. */
export function requestOf(
  base: string,
  row: Call,
  { params, query, body, headers: more, idempotencyKey }: CallInput,
): { url: string; init: RequestInit } {
  const headers = new Headers({ accept: 'application/json', ...more });
  if (idempotencyKey) headers.set('idempotency-key', idempotencyKey);
  const init: RequestInit = { method: row.method, headers };
  if (body !== undefined) {
    headers.set('content-type', 'application/json');
    init.body = JSON.stringify(body);
  }
  return { url: base + fill(row.path, params) + search(query), init };
}

/** A call's path with its parameters in their places. */
export function fill(path: string, params: unknown): string {
  const values = (params ?? {}) as Record<string, unknown>;
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])));
}

/** A query as it stands behind the path; what is `undefined` is left out. */
export function search(query: CallInput['query']): string {
  const pairs = Object.entries(query ?? {}).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, String(value)]],
  );
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
}
