import type { ApiClient, CallOptions, Page } from './client.ts';
import type { SendOptions } from './send-form.ts';

/** `METHOD /path` → the answer, or a function of `CallOptions` that makes it; an `Error` is thrown. */
export type StubAnswers = Record<string, unknown>;

/** What the answer to an upload is called with: the form is the body. */
type UploadCall = SendOptions & { body: FormData };

export type StubApi = ApiClient & {
  /** Every call in its order, as `METHOD /path?query`. */
  calls: string[];
  /** Changes answers from here on. */
  answer(answers: StubAnswers): void;
};

/**
 * An API client that answers from a table. A list answers with an array (its only page) or with a
 * `Page`. A promise that never settles stands for an answer that is still on its way.
 *
 * @throws Error when the table has no answer for a call
 */
export function stubApi(initial: StubAnswers = {}): StubApi {
  const answers = { ...initial };
  const calls: string[] = [];

  async function call<T>(
    method: string,
    path: string,
    options: CallOptions | UploadCall = {},
  ): Promise<T> {
    const query = Object.entries(('query' in options && options.query) || {}).filter(
      ([, value]) => value !== undefined,
    );
    const search = query.map(([key, value]) => `${key}=${value}`).join('&');
    calls.push(`${method} ${path}${search && `?${search}`}`);
    const known = answers[`${method} ${path}`];
    if (known === undefined) throw new Error(`stubApi has no answer for ${method} ${path}`);
    const answer: unknown = await (typeof known === 'function' ? known(options) : known);
    if (answer instanceof Error) throw answer;
    return answer as T;
  }

  return {
    calls,
    answer: (more) => void Object.assign(answers, more),
    get: (path, options) => call('GET', path, options),
    post: (path, options) => call('POST', path, options),
    patch: (path, options) => call('PATCH', path, options),
    upload: (path, form, options) =>
      call('POST', path, { ...options, body: form } satisfies UploadCall),
    delete: (path, options) => call('DELETE', path, options),
    list: async <Row>(path: string, options?: CallOptions) => {
      const answer = await call<Row[] | Page<Row>>('GET', path, options);
      return Array.isArray(answer) ? { rows: answer, next: undefined } : answer;
    },
  };
}
