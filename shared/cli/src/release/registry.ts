import { setTimeout as sleep } from 'node:timers/promises';

import * as calls from '@motohaat/contract/calls';
import type { AnswerOf, BodyOf, Call, ParamsOf, QueryOf } from '@motohaat/contract/calls/call';
import type { ErrorAnswer, ErrorCode } from '@motohaat/contract/errors';
import type { NewOverride } from '@motohaat/contract/overrides';
import type { NewPreview } from '@motohaat/contract/previews';
import type {
  Canary,
  HandOver,
  Kill,
  Member,
  OperationQuery,
  Promote,
  Remove,
  Revive,
  RollBack,
} from '@motohaat/contract/registry';
import type { Role } from '@motohaat/domain/role';

import { UserError } from '../terminal/say.ts';
import { askedToStop, Interrupted } from '../terminal/stop.ts';
import type { RegistryAccess } from './access.ts';

/** ms until a call counts as lost; a publish sends some MB. */
const patience = 30_000;
const patienceOfPublish = 180_000;

/** The server understood and said no. */
export class ServerRefusal extends Error {
  override name = 'ServerRefusal';
  readonly status: number;
  readonly code: ErrorCode | 'unknown';
  readonly reasons: readonly string[];

  constructor(status: number, { code, message, reasons, fields }: Partial<ErrorAnswer>) {
    super(message ?? `The server answered ${status}.`);
    this.status = status;
    this.code = code ?? 'unknown';
    this.reasons =
      reasons ??
      Object.entries(fields ?? {}).map(([name, problem]) =>
        problem === message ? problem : `${name}: ${problem}`,
      );
  }
}

/** An operation on what is live, with what the server wants to know of it. */
export type Operation =
  | { verb: 'promote'; body: Promote }
  | { verb: 'canary'; body: Canary }
  | { verb: 'rollback'; body: RollBack }
  | { verb: 'kill'; body: Kill }
  | { verb: 'revive'; body: Revive }
  | { verb: 'remove'; body: Remove }
  | { verb: 'hand-over'; body: HandOver };

const operations = {
  promote: calls.registry.promote,
  canary: calls.registry.canary,
  rollback: calls.registry.rollBack,
  kill: calls.registry.kill,
  revive: calls.registry.revive,
  remove: calls.registry.remove,
  'hand-over': calls.registry.handOver,
} as const satisfies Record<Operation['verb'], Call>;

/** What goes with a call; the application is always the team's own. */
type Input<Row extends Call> = {
  params?: Omit<ParamsOf<Row>, 'application'>;
  query?: QueryOf<Row>;
  body?: BodyOf<Row>;
  form?: FormData;
  headers?: Record<string, string>;
  wait?: number;
};

export type Registry = ReturnType<typeof openRegistry>;

/** What a registry is opened with. */
export type RegistryOptions = {
  /** The other releases of the set that is looked at. */
  beside?: readonly Member[];
  /** Told when the server said to wait, and for how many seconds. */
  onWait?: (seconds: number) => void;
};

/** How often a call is made again that the server told to wait, and seconds that it waits at most. */
const most = { tries: 5, seconds: 90 };

/**
 * The registry's calls, as one application's team. Each throws `ServerRefusal` when the server says
 * no, and `UserError` when there is no answer.
 *
 * @param asked breaks a call off; what must be done even at the end of this process has its own
 */
export function openRegistry(
  access: RegistryAccess,
  asked = askedToStop(),
  { beside = [], onWait }: RegistryOptions = {},
) {
  const { server, application, token, others = {} } = access;
  const set = beside.length > 0 ? { with: namesOf(beside) } : {};

  /** Makes a call, and makes it again when the server says when: each team has its own limits. */
  async function exchange<Row extends Call>(row: Row, input: Input<Row>): Promise<Response> {
    for (let tries = 1; ; tries += 1) {
      const response = await exchangeOnce(row, input);
      if (response.ok) return response;
      const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
      const isAskedToWait = response.status === 429 || response.status === 503;
      if (!isAskedToWait || !(seconds <= most.seconds) || tries >= most.tries) {
        throw await refusal(response, access);
      }
      await response.body?.cancel();
      onWait?.(seconds);
      // Until then nobody else should be held up by it.
      await sleep(seconds * 1_000, undefined, { signal: asked }).catch(() => {
        throw new Interrupted();
      });
    }
  }

  async function exchangeOnce<Row extends Call>(row: Row, input: Input<Row>): Promise<Response> {
    const { params, query, body, form, headers, wait = patience } = input;
    const path = fill(row.path, { application, ...params });
    try {
      return await fetch(`${server}/api${path}${search(query)}`, {
        method: row.method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        ...(form && { body: form }),
        redirect: 'error',
        signal: AbortSignal.any([asked, AbortSignal.timeout(wait)]),
      });
    } catch (error) {
      throw failure(error);
    }
  }

  /** What broke an exchange off, before its answer or within. */
  function failure(error: unknown): Error {
    if (asked.aborted) return new Interrupted();
    return error instanceof ServerRefusal || error instanceof UserError
      ? error
      : new UserError(networkFault(server, error));
  }

  async function call<Row extends Call>(row: Row, input: Input<Row> = {}): Promise<AnswerOf<Row>> {
    const response = await exchange(row, input);
    // The server writes what the row says and nothing else.
    return read(() => (response.status === 204 ? undefined : response.json()) as AnswerOf<Row>);
  }

  async function read<Body>(body: () => Body | Promise<Body>): Promise<Body> {
    try {
      return await body();
    } catch (error) {
      throw failure(error);
    }
  }

  return {
    ...access,
    beside,
    status: () => call(calls.registry.status),
    publish: (form: FormData) => call(calls.registry.publish, { form, wait: patienceOfPublish }),
    operate: ({ verb, body }: Operation, revision: number, query: OperationQuery = {}) =>
      call(operations[verb], {
        body,
        query,
        headers: {
          'if-match': `"${revision}"`,
          ...(Object.keys(others).length > 0 && { 'team-tokens': Object.values(others).join(',') }),
        },
      }),
    orderSmoke: (version: string) =>
      call(calls.registry.orderSmoke, { params: { version }, query: set }),
    smoke: (version: string) => call(calls.registry.smoke, { params: { version } }),
    makeOverride: (body: NewOverride) => call(calls.registry.makeOverride, { body }),
    refreshOverride: (id: string, release: NewOverride['release']) =>
      call(calls.registry.refreshOverride, { params: { id }, body: { release } }),
    endOverride: (id: string) => call(calls.registry.endOverride, { params: { id } }),
    makePreview: (body: NewPreview) => call(calls.registry.makePreview, { body }),
    endPreview: (name: string) => call(calls.registry.endPreview, { params: { name } }),
    /** @param of the application whose revisions are wanted; all, without it */
    revisions: (limit: number, of?: string) =>
      call(calls.registry.revisions, { query: { limit, application: of } }),
    difference: (from: number, to: number) =>
      call(calls.registry.difference, { query: { from, to } }),
    /** @param of the revision whose set it is; the live one without it */
    previewComposition: (version: string, role?: Role, of?: number) =>
      call(calls.registry.previewComposition, {
        params: { version },
        query: { role, revision: of, ...set },
      }),
    previewDocument: async (version: string, path: string, of: number) => {
      const response = await exchange(calls.registry.previewDocument, {
        params: { version },
        query: { path, revision: of, ...set },
      });
      return {
        // What says how it was sent is not true of the text any more.
        headers: Object.fromEntries(
          [...response.headers].filter(([name]) => !/^content-(?:encoding|length)$/.test(name)),
        ),
        body: await read(() => response.text()),
      };
    },
  };
}

/** As the server reads them: `mfe-buyer@1.2.0,shell@2.0.0`. */
function namesOf(members: readonly Member[]): string {
  return members.map(({ application, version }) => `${application}@${version}`).join(',');
}

/** A call's path with its parameters in their places. */
function fill(path: string, values: Record<string, string>): string {
  return path.replaceAll(/:(\w+)/g, (_part, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  );
}

function search(query: object = {}): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
}

async function refusal(response: Response, { server, application }: RegistryAccess) {
  const { status } = response;
  const answer = (await response.json().catch(() => undefined)) as Partial<ErrorAnswer> | undefined;
  if (answer?.code === undefined) {
    return new UserError(`${server} answered ${status} and is no MotoHaat registry.`);
  }
  const { code } = answer;
  if (status === 401) {
    const message = `This token is no team's (any more). An operator makes a new one: npm run team -- rotate ${application}`;
    return new ServerRefusal(status, { code, message });
  }
  return new ServerRefusal(status, answer);
}

function networkFault(server: string, error: unknown): string {
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return `${server} does not answer in time. Run the same command again.`;
  }
  const { cause } = error as { cause?: { code?: string; message?: string } };
  const why = cause?.code ?? cause?.message;
  return `${server} cannot be reached${why ? ` (${why})` : ''}. Is it running, and is the address right?`;
}
