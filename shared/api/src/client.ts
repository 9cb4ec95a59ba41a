import type { AnswerOf, Call, ListCall, RowOf } from '@motohaat/contract/calls/call';
import type { Language } from '@motohaat/domain/language';

import { accepted, type Answer, check, json, nextCursor } from './answer.ts';
import { NetworkError } from './errors.ts';
import { type CallInput, type InputOf, requestOf, type UploadInputOf } from './request.ts';

/** One page of a list, and where the next one starts. */
export type Page<Row> = { rows: Row[]; next: string | undefined };

/** An answer that is more than its rows, and where the next one starts. */
export type AnswerPage<Row extends Call> = { answer: AnswerOf<Row>; next: string | undefined };

/**
 * Makes the calls of the table `@motohaat/contract/calls`: what goes in and what comes back has the
 * types of the row.
 *
 * @throws ApiError and NetworkError
 */
export type ApiClient = {
  call: <Row extends Call>(row: Row, ...input: InputOf<Row>) => Promise<AnswerOf<Row>>;
  /** Reads a page of a list: its rows, and the cursor that the `Link` header names. */
  list: <Row extends ListCall>(row: Row, ...input: InputOf<Row>) => Promise<Page<RowOf<Row>>>;
  /** Reads an answer of which there may be more: all that it says, and the cursor of the `Link` header. */
  page: <Row extends Call>(row: Row, ...input: InputOf<Row>) => Promise<AnswerPage<Row>>;
  /** Sends a form with files and reports how much of it has gone out. */
  upload: <Row extends Call>(row: Row, input: UploadInputOf<Row>) => Promise<AnswerOf<Row>>;
};

export type ClientOptions = {
  /** Where the API lives; paths are appended. */
  base?: string;
  /** In which the answers' words are wanted; English unless said otherwise. */
  language?: Language;
  /** The access token to send, or nothing. */
  token: () => string | undefined;
  /**
   * Called when the server refused the token that was sent. Answers with a new token, with which
   * the call is replayed once, or with nothing.
   */
  renew: (refused: string) => Promise<string | undefined>;
  /** The trace that calls belong to, as `traceparent` (W3C Trace Context); nothing where none is recorded. */
  trace?: () => string | undefined;
  /** Sends what is not an upload; the browser's own unless said otherwise. */
  fetch?: (url: string, init: RequestInit & { headers: Headers }) => Promise<Answer>;
  /** Milliseconds until a call without an answer counts as a network failure. */
  timeout?: number;
};

/** Milliseconds without progress after which an upload counts as lost; the answer may take a while. */
const uploadPatience = 60_000;

/** A client of the server's API. It knows no screen. */
export function createApiClient({
  base = '/api',
  language = 'en',
  token,
  renew,
  trace,
  timeout = 20_000,
  fetch: request = (url, { signal, ...init }) =>
    fetch(url, { ...init, signal: limit(timeout, signal) }),
}: ClientOptions): ApiClient {
  /** Sends with the token at hand and, if that is refused, once more with a new one. */
  async function withToken(attempt: (bearer?: string) => Promise<Answer>): Promise<Answer> {
    const bearer = token();
    const response = await attempt(bearer);
    if (response.status !== 401 || !bearer) return response;
    const renewed = await renew(bearer);
    return renewed ? attempt(renewed) : response;
  }

  function headersOf(init: RequestInit, bearer?: string): Headers {
    const headers = new Headers(init.headers);
    headers.set('accept-language', language);
    const parent = trace?.();
    if (parent) headers.set('traceparent', parent);
    if (bearer) headers.set('authorization', `Bearer ${bearer}`);
    return headers;
  }

  async function send(row: Call, input: CallInput = {}): Promise<Answer> {
    const { url, init } = requestOf(base, row, input);
    const attempt = async (bearer?: string) => {
      try {
        const headers = headersOf(init, bearer);
        return await request(url, { ...init, headers, signal: input.signal ?? null });
      } catch (error) {
        if (input.signal?.aborted) throw error;
        throw new NetworkError(error);
      }
    };
    return accepted(await (input.bearer ? attempt(input.bearer) : withToken(attempt)));
  }

  async function page<Row extends Call>(row: Row, input?: CallInput): Promise<AnswerPage<Row>> {
    const response = await send(row, input);
    return { answer: await read(row, response), next: nextCursor(response.headers.get('link')) };
  }

  return {
    call: async (row, ...[input]) => read(row, await send(row, input)),
    list: async <Row extends ListCall>(row: Row, ...[input]: InputOf<Row>) => {
      const { answer, next } = await page(row, input);
      return { rows: answer as RowOf<Row>[], next };
    },
    page: async (row, ...[input]) => page(row, input),
    upload: async (row, input) => {
      const { url, init } = requestOf(base, row, input);
      const { sendForm } = await loadSendForm();
      const attempt = (bearer?: string) =>
        sendForm({
          ...input,
          url,
          headers: Object.fromEntries(headersOf(init, bearer)),
          patience: uploadPatience,
        });
      return read(row, await accepted(await withToken(attempt)));
    },
  };
}

/** Few visits upload anything. */
async function loadSendForm() {
  try {
    return await import(/* webpackChunkName: "send-form" */ './send-form.ts');
  } catch (error) {
    throw new NetworkError(error);
  }
}

function limit(timeout: number, signal?: AbortSignal | null): AbortSignal {
  const deadline = AbortSignal.timeout(timeout);
  return signal ? AbortSignal.any([signal, deadline]) : deadline;
}

/** The body of an answer, which has the type of its row: `check` sees to that. */
async function read<Row extends Call>(row: Row, response: Answer): Promise<AnswerOf<Row>> {
  const value = await json(response);
  check(row, value);
  return value;
}
