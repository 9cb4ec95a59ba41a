import type { SignedComposition } from '@motohaat/contract/composition';
import type { ErrorAnswer, ErrorCode } from '@motohaat/contract/errors';
import type { NewOverride, OverrideMade } from '@motohaat/contract/overrides';
import type {
  OperationDone,
  OperationQuery,
  ApplicationStatus,
  Canary,
  DifferenceAnswer,
  Kill,
  Promote,
  ReleasePublished,
  Revive,
  RevisionRecord,
  RollBack,
  SmokeTest,
} from '@motohaat/contract/registry';
import type { Role } from '@motohaat/domain/role';

import { UserError } from '../say.ts';
import { askedToStop, Interrupted } from '../stop.ts';
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
  | { verb: 'revive'; body: Revive };

type Call = { method?: string; body?: unknown; headers?: Record<string, string>; wait?: number };

export type Registry = ReturnType<typeof openRegistry>;

/**
 * The registry's calls, as one application's team. Each throws `ServerRefusal` when the server says
 * no, and `UserError` when there is no answer.
 *
 * @param asked breaks a call off; what must be done even at the end of this process has its own
 */
export function openRegistry(access: RegistryAccess, asked = askedToStop()) {
  const { server, application, token } = access;

  async function exchange<Answer>(
    path: string,
    { method = 'GET', body, headers, wait = patience }: Call,
    read: (response: Response) => Promise<Answer>,
  ): Promise<Answer> {
    const isForm = body instanceof FormData;
    try {
      const response = await fetch(`${server}/api/registry${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.any([asked, AbortSignal.timeout(wait)]),
      });
      if (!response.ok) throw await refusal(response, access);
      return await read(response);
    } catch (error) {
      if (asked.aborted) throw new Interrupted();
      throw error instanceof ServerRefusal || error instanceof UserError
        ? error
        : new UserError(networkFault(server, error));
    }
  }

  const json = <Answer>(path: string, call: Call = {}) =>
    exchange(path, call, async (response) => (await response.json()) as Answer);
  const command = (path: string, call: Call) => exchange(path, call, async () => undefined);
  const own = `/${application}`;
  const releasePath = (version: string) => `${own}/releases/${encodeURIComponent(version)}`;

  return {
    ...access,
    status: () => json<ApplicationStatus>(own),
    publish: (form: FormData) =>
      json<ReleasePublished>(`${own}/releases`, {
        method: 'POST',
        body: form,
        wait: patienceOfPublish,
      }),
    operate: ({ verb, body }: Operation, revision: number, query: OperationQuery = {}) =>
      json<OperationDone>(`${own}/${verb}${search(query)}`, {
        method: 'POST',
        body,
        headers: { 'if-match': `"${revision}"` },
      }),
    attachSmoke: (version: string, test: SmokeTest) =>
      json<{ passed: boolean }>(`${releasePath(version)}/smoke`, { method: 'POST', body: test }),
    makeOverride: (body: NewOverride) =>
      json<OverrideMade>(`${own}/overrides`, { method: 'POST', body }),
    refreshOverride: (id: string, release: NewOverride['release']) =>
      command(`${own}/overrides/${id}`, { method: 'PUT', body: { release } }),
    endOverride: (id: string) => command(`${own}/overrides/${id}`, { method: 'DELETE' }),
    revisions: (limit: number) =>
      json<RevisionRecord[]>(`/revisions${search({ limit: String(limit) })}`),
    difference: (from: number, to: number) =>
      json<DifferenceAnswer>(
        `/revisions/difference${search({ from: String(from), to: String(to) })}`,
      ),
    /** @param of the revision whose set it is; the live one without it */
    previewComposition: (version: string, role?: Role, of?: number) =>
      json<SignedComposition>(
        `${releasePath(version)}/preview/composition${search({ role, revision: of?.toString() })}`,
      ),
    previewDocument: (version: string, path: string, of: number) =>
      exchange(
        `${releasePath(version)}/preview/document${search({ path, revision: String(of) })}`,
        {},
        async (response) => ({
          // What says how it was sent is not true of the text any more.
          headers: Object.fromEntries(
            [...response.headers].filter(([name]) => !/^content-(?:encoding|length)$/.test(name)),
          ),
          body: await response.text(),
        }),
      ),
  };
}

function search(query: Record<string, string | undefined>): string {
  const pairs = Object.entries(query).filter((pair): pair is [string, string] => !!pair[1]);
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
