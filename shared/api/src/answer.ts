import { type Call, isByStatus, type Schema } from '@motohaat/contract/calls/call';
import type { ErrorAnswer } from '@motohaat/contract/errors';

import { ApiError, NetworkError } from './errors.ts';
import { englishFailures } from './failure-words.ts';

/** What is read of a response. */
export type Answer = Pick<Response, 'ok' | 'status' | 'json'> & {
  headers: Pick<Headers, 'get'>;
  /** Missing where nothing but JSON is read. */
  blob?: Response['blob'];
};

/** The status of an answer that says nothing but that it was done. */
const noContent = 204;

/** The body of an answer, a PDF as a `Blob`; a body that was cut off is a lost connection. */
export async function json(response: Answer): Promise<unknown> {
  if (response.status === noContent) return undefined;
  const isFile = response.headers.get('content-type') === 'application/pdf';
  try {
    return await (isFile && response.blob ? response.blob() : response.json());
  } catch (error) {
    throw new NetworkError(error);
  }
}

/** @throws ApiError when the server refused */
export async function accepted(response: Answer): Promise<Answer> {
  if (!response.ok) throw await refusal(response);
  return response;
}

async function refusal(response: Answer): Promise<ApiError> {
  const answer = (await response.json().catch(() => ({}))) as Partial<ErrorAnswer>;
  const retryAfter = Number(response.headers.get('retry-after'));
  return new ApiError({
    status: response.status,
    code: answer.code ?? 'unknown',
    message: answer.message ?? englishFailures.unknown,
    ...(answer.message === undefined && { isUnexplained: true }),
    ...(answer.fields && { fields: answer.fields }),
    ...(answer.reasons && { reasons: answer.reasons }),
    body: answer,
    ...(answer.requestId && { requestId: answer.requestId }),
    ...(retryAfter > 0 && { retryAfter }),
  });
}

/** The cursor of the `rel="next"` link, if the header has one (RFC 8288). */
export function nextCursor(link: string | null): string | undefined {
  const target = link?.match(/<([^>]+)>;\s*rel="next"/)?.[1];
  return target
    ? (new URL(target, 'http://site.invalid').searchParams.get('cursor') ?? undefined)
    : undefined;
}

/**
 * Holds an answer against the schema of its row, in development and in tests; a production build has
 * rows without schemas, and believes the server.
 *
 * @throws Error that names the call and what is wrong
 */
export function check(row: Call, value: unknown): void {
  const { answer } = row as Partial<Call>;
  if (answer === undefined || typeof answer === 'string') return;
  const schemas = isByStatus(answer) ? Object.values(answer) : [answer];
  const problems = schemas.map((schema) => problemsOf(schema, value));
  if (problems.some((found) => found.length === 0)) return;
  const [found = []] = problems;
  throw new Error(`${row.method} ${row.path} answers otherwise than its row: ${found.join('; ')}`);
}

function problemsOf(schema: Schema | null, value: unknown): string[] {
  if (schema === null) return value === undefined ? [] : ['there is a body'];
  const result = schema['~standard'].validate(value);
  if (result instanceof Promise) throw new Error('The schemas of calls are synchronous.');
  return (result.issues ?? []).map(({ message, path = [] }) => {
    const keys = path.map((part) => String(typeof part === 'object' ? part.key : part));
    return [keys.join('.'), message].filter(Boolean).join(': ');
  });
}
