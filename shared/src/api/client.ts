import type { ErrorAnswer } from '../contract/errors.ts';
import { ApiError, NetworkError } from './errors.ts';

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

/** A client of the server's API. It throws `ApiError` and `NetworkError` and knows no screen. */
export function createApiClient({ base = '/api', token, renew, timeout = 20_000 }: ClientOptions) {
  async function send(method: string, path: string, options: CallOptions, bearer?: string) {
    const headers = new Headers({ accept: 'application/json', ...options.headers });
    if (bearer && !headers.has('authorization')) headers.set('authorization', `Bearer ${bearer}`);
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

  async function call(method: string, path: string, options: CallOptions = {}): Promise<Response> {
    const bearer = token();
    let response = await send(method, path, options, bearer);
    if (response.status === 401 && bearer && !new Headers(options.headers).has('authorization')) {
      const renewed = await renew(bearer);
      if (renewed) response = await send(method, path, options, renewed);
    }
    if (!response.ok) throw await refusal(response);
    return response;
  }

  const client: ApiClient = {
    get: async (path, options) => json(await call('GET', path, options)),
    post: async (path, options) => json(await call('POST', path, options)),
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
  try {
    return (await response.json()) as Answer;
  } catch (error) {
    throw new NetworkError(error);
  }
}

async function refusal(response: Response): Promise<ApiError> {
  const answer = (await response.json().catch(() => ({}))) as Partial<ErrorAnswer>;
  const retryAfter = Number(response.headers.get('retry-after'));
  return new ApiError({
    status: response.status,
    code: answer.code ?? 'unknown',
    message: answer.message ?? 'Something went wrong. Try again.',
    ...(answer.fields && { fields: answer.fields }),
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
