import { setTimeout as sleep } from 'node:timers/promises';

import * as calls from '@motohaat/contract/calls';
import type { AnswerOf, BodyOf, Call, QueryOf } from '@motohaat/contract/calls/call';
import type { SmokeOrder } from '@motohaat/contract/smoke-tests';

/** ms until a call counts as lost. */
const patience = 30_000;
/** ms until a file is asked for again that did not come. */
const usualPause = 1_000;

/** The server said no, or nothing. */
export class WorkCallError extends Error {
  override name = 'WorkCallError';
  /** HTTP's; 0 where nothing answered. */
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** A document, or a file, as it came. */
export type Fetched = { status: number; headers: Record<string, string>; body: Buffer };

type Input<Row extends Call> = { id?: string; query?: QueryOf<Row>; body?: BodyOf<Row> };

export type WorkCalls = ReturnType<typeof openWorkCalls>;
export type OrderCalls = ReturnType<WorkCalls['forOrder']>;

/**
 * What a machine asks of the server.
 *
 * @param token of the machines
 * @param asked breaks calls off
 */
export function openWorkCalls(site: string, token: string, asked: AbortSignal, pause = usualPause) {
  const authorization = `Bearer ${token}`;

  async function fetchAt(path: string, init: RequestInit = {}): Promise<Response> {
    try {
      return await fetch(site + path, {
        ...init,
        headers: { authorization, ...(init.headers as Record<string, string> | undefined) },
        redirect: 'manual',
        signal: AbortSignal.any([asked, AbortSignal.timeout(patience)]),
      });
    } catch (cause) {
      throw new WorkCallError(0, `${site} does not answer (${(cause as Error).message}).`);
    }
  }

  async function call<Row extends Call>(row: Row, input: Input<Row> = {}): Promise<AnswerOf<Row>> {
    const { id = '', query = {}, body } = input;
    const response = await fetchAt(addressOf(row, id, query), {
      method: row.method,
      ...(body !== undefined && {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    });
    if (!response.ok) {
      const { message = '' } = (await response.json().catch(() => ({}))) as { message?: string };
      throw new WorkCallError(response.status, `${response.status} ${message}`.trim());
    }
    // The server writes what the row says and nothing else.
    return response.status === 204 ? undefined : response.json();
  }

  /** @throws WorkCallError when the server answers nothing of use, several times */
  async function fetched(path: string, tries = 3): Promise<Fetched> {
    try {
      return await fetchedOnce(path);
    } catch (error) {
      if (asked.aborted || tries === 1) throw error;
      await sleep(pause);
      return fetched(path, tries - 1);
    }
  }

  async function fetchedOnce(path: string): Promise<Fetched> {
    const response = await fetchAt(path);
    if (response.status >= 500) {
      throw new WorkCallError(response.status, `${site} answered ${response.status}.`);
    }
    // What says how it was sent is not true of the bytes any more.
    const headers = [...response.headers].filter(
      ([name]) =>
        !/^(?:content-(?:encoding|length)|connection|keep-alive|transfer-encoding)$/.test(name),
    );
    return {
      status: response.status,
      headers: Object.fromEntries(headers),
      body: Buffer.from(await response.arrayBuffer()),
    };
  }

  return {
    site,
    claim: (body: BodyOf<typeof calls.smokeWork.claim>) => call(calls.smokeWork.claim, { body }),
    forOrder: (order: SmokeOrder) => {
      const { id } = order;
      return {
        site,
        order,
        composition: (query: QueryOf<typeof calls.smokeWork.composition>) =>
          call(calls.smokeWork.composition, { id, query }),
        document: (query: QueryOf<typeof calls.smokeWork.document>) =>
          fetched(addressOf(calls.smokeWork.document, id, query)),
        file: (path: string) => fetched(path),
        progress: (body: BodyOf<typeof calls.smokeWork.progress>) =>
          call(calls.smokeWork.progress, { id, body }),
        giveUp: (body: BodyOf<typeof calls.smokeWork.giveUp>) =>
          call(calls.smokeWork.giveUp, { id, body }),
        report: (body: BodyOf<typeof calls.smokeWork.report>) =>
          call(calls.smokeWork.report, { id, body }),
      };
    },
  };
}

function addressOf({ path }: Call, id: string, query: object): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const search = pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`;
  return `/api${path.replace(':id', id)}${search}`;
}
