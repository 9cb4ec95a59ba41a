import { allCalls } from '@motohaat/contract/all-calls';
import type { AnswerOf, Call, ListCall, RowOf } from '@motohaat/contract/calls/call';

import { check } from './answer.ts';
import type { AnswerPage, ApiClient, Page } from './client.ts';
import { type CallInput, fill, type InputOf, search, type UploadInputOf } from './request.ts';

/**
 * `METHOD /path` → the answer, or a function of the call's input that makes it; an `Error` is
 * thrown. The parameters of the path stand in their places.
 */
export type StubAnswers = Record<string, unknown>;

export type StubApi = ApiClient & {
  /** Every call in its order, as `METHOD /path?query`. */
  calls: string[];
  /** Changes answers from here on. */
  answer(answers: StubAnswers): void;
};

/**
 * An API client that answers from a table, with what the rows of the calls allow. A list answers
 * with an array (its only page) or with a `Page`, and what is read by `page` with itself or with
 * `{ answer, next }`. A promise that never settles stands for an answer
 * that is still on its way.
 *
 * @throws Error when the table has no answer for a call, one for a call that does not exist, or one
 *   of another shape than the call's row says
 */
export function stubApi(initial: StubAnswers = {}): StubApi {
  const answers: StubAnswers = {};
  const calls: string[] = [];

  function add(more: StubAnswers): void {
    for (const key of Object.keys(more)) refuseUnknown(key);
    Object.assign(answers, more);
  }

  async function answerTo(row: Call, input: CallInput = {}): Promise<unknown> {
    const name = `${row.method} ${decodeURIComponent(fill(row.path, input.params))}`;
    calls.push(name + decodeURIComponent(search(input.query)));
    const known = answers[name];
    if (known === undefined) throw new Error(`stubApi has no answer for ${name}`);
    const answer: unknown = await (typeof known === 'function' ? known(input) : known);
    if (answer instanceof Error) throw answer;
    return answer;
  }

  async function call<Row extends Call>(row: Row, input?: CallInput): Promise<AnswerOf<Row>> {
    const answer = await answerTo(row, input);
    check(row, answer);
    return answer;
  }

  add(initial);
  return {
    calls,
    answer: add,
    call: (row, ...[input]) => call(row, input),
    upload: <Row extends Call>(row: Row, { form, ...input }: UploadInputOf<Row>) =>
      call(row, { ...input, body: form }),
    list: async <Row extends ListCall>(row: Row, ...[input]: InputOf<Row>) => {
      const answer = (await answerTo(row, input)) as RowOf<Row>[] | Page<RowOf<Row>>;
      const page = Array.isArray(answer) ? { rows: answer, next: undefined } : answer;
      check(row, page.rows);
      return page;
    },
    page: async <Row extends Call>(row: Row, ...[input]: InputOf<Row>) => {
      const given = (await answerTo(row, input)) as AnswerOf<Row> | AnswerPage<Row>;
      const page = isPage(given) ? given : { answer: given, next: undefined };
      check(row, page.answer);
      return page;
    },
  };
}

const isPage = <Row extends Call>(
  given: AnswerOf<Row> | AnswerPage<Row>,
): given is AnswerPage<Row> => typeof given === 'object' && given !== null && 'answer' in given;

const patterns = allCalls.map(
  ({ call: { method, path } }) => new RegExp(`^${method} ${path.replaceAll(/:\w+/g, '[^/]+')}$`),
);

function refuseUnknown(key: string): void {
  if (!patterns.some((pattern) => pattern.test(key))) throw new Error(`There is no call ${key}.`);
}
