import type { ErrorAnswer } from '@motohaat/contract/errors';

import { ApiError, NetworkError } from './errors.ts';
import { sendForm, type SendOptions } from './send-form.ts';

export type Query = Record<string, string | number | undefined>;

export type CallOptions = {
  query?: Query;
  /** Sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
};

/** One page of a list, and where the next one starts. */
export type Page<Row> = { rows: Row[]; next: string | undefined };

export type ApiClient = {
  get: <Answer>(path: string, options?: CallOptions) => Promise<Answer>;
  /** Reads a list: its rows, and the cursor that the `Link` header names. */
  list: <Row>(path: string, options?: CallOptions) => Promise<Page<Row>>;
  post: <Answer>(path: string, options?: CallOptions) => Promise<Answer>;
  patch: <Answer>(path: string, options?: CallOptions) => Promise<Answer>;
  /** Posts a form with files and reports how much of it has gone out. */
  upload: <Answer>(path: string, form: FormData, options?: SendOptions) => Promise<Answer>;
  delete: <Answer>(path: string, options?: CallOptions) => Promise<Answer>;
};

export type ClientOptions = {
  /** Where the API lives; paths are appended. */
  base?: string;
  /** The access token to send, or nothing. */
  token: () => string | undefined;
  /**
   * Called when the server refused the token that was sent. Answers with a new token, with which
   * the call is replayed once, or with nothing.
   */
  renew: (refused: string) => Promise<string | undefined>;
  /** Milliseconds until a call without an answer counts as a network fault. */
  timeout?: number;
};

/** Milliseconds without progress after which an upload counts as lost; the answer may take a while. */
const uploadPatience = 60_000;

/** The status of an answer that says nothing but that it was done. */
const noContent = 204;

/** A client of the server's API. It throws `ApiError` and `NetworkError` and knows no screen. */
export function createApiClient({ base = '/api', token, renew, timeout = 20_000 }: ClientOptions) {
  async function send(method: string, path: string, options: CallOptions, bearer?: string) {
    const headers = new Headers({ accept: 'application/json', ...options.headers });
    if (bearer) headers.set('authorization', `Bearer ${bearer}`);
    const init: RequestInit = { method, headers, signal: limit(timeout, options.signal) };
    if (options.body !== undefined) {
      headers.set('content-type', 'application/json');
      init.body = JSON.stringify(options.body);
    }
    try {
      return await fetch(base + path + search(options.query), init);
    } catch (error) {
      if (options.signal?.aborted) throw error;
      throw new NetworkError(error);
    }
  }

  function sendFormTo(path: string, form: FormData, options: SendOptions, bearer?: string) {
    const headers: Record<string, string> = { accept: 'application/json' };
    if (bearer) headers['authorization'] = `Bearer ${bearer}`;
    return sendForm({ ...options, url: base + path, form, headers, patience: uploadPatience });
  }

  /** Sends with the token at hand and, if that is refused, once more with a new one. */
  async function withToken(attempt: (bearer?: string) => Promise<Response>): Promise<Response> {
    const bearer = token();
    const response = await attempt(bearer);
    if (response.status !== 401 || !bearer) return response;
    const renewed = await renew(bearer);
    return renewed ? attempt(renewed) : response;
  }

  async function call(method: string, path: string, options: CallOptions = {}): Promise<Response> {
    const attempt = (bearer?: string) => send(method, path, options, bearer);
    const ownProof = new Headers(options.headers).has('authorization');
    return accepted(await (ownProof ? attempt() : withToken(attempt)));
  }

  const client: ApiClient = {
    get: async (path, options) => json(await call('GET', path, options)),
    post: async (path, options) => json(await call('POST', path, options)),
    patch: async (path, options) => json(await call('PATCH', path, options)),
    upload: async (path, form, options = {}) => {
      const attempt = (bearer?: string) => sendFormTo(path, form, options, bearer);
      return json(await accepted(await withToken(attempt)));
    },
    delete: async (path, options) => json(await call('DELETE', path, options)),
    list: async (path, options) => {
      const response = await call('GET', path, options);
      return { rows: await json(response), next: nextCursor(response.headers.get('link')) };
    },
  };
  return client;
}

function search(query: Query = {}): string {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, String(value)]],
  );
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
}

function limit(timeout: number, signal?: AbortSignal): AbortSignal {
  const deadline = AbortSignal.timeout(timeout);
  return signal ? AbortSignal.any([signal, deadline]) : deadline;
}

async function json<Answer>(response: Response): Promise<Answer> {
  if (response.status === noContent) return undefined as Answer;
  try {
    return (await response.json()) as Answer;
  } catch (error) {
    throw new NetworkError(error);
  }
}

async function accepted(response: Response): Promise<Response> {
  if (!response.ok) throw await refusal(response);
  return response;
}

async function refusal(response: Response): Promise<ApiError> {
  const answer = (await response.json().catch(() => ({}))) as Partial<ErrorAnswer>;
  const retryAfter = Number(response.headers.get('retry-after'));
  return new ApiError({
    status: response.status,
    code: answer.code ?? 'unknown',
    message: answer.message ?? 'Something went wrong. Try again.',
    ...(answer.fields && { fields: answer.fields }),
    ...(answer.reasons && { reasons: answer.reasons }),
    ...(answer.requestId && { requestId: answer.requestId }),
    ...(retryAfter > 0 && { retryAfter }),
  });
}

/** The cursor of the `rel="next"` link, if the header has one (RFC 8288). */
function nextCursor(link: string | null): string | undefined {
  const target = link?.match(/<([^>]+)>;\s*rel="next"/)?.[1];
  return target
    ? (new URL(target, 'http://site.invalid').searchParams.get('cursor') ?? undefined)
    : undefined;
}
