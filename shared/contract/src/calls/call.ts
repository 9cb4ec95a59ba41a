import type { Role } from '@motohaat/domain/role';
import type * as v from 'valibot';

import type { ErrorCode } from '../errors.ts';

export type Schema = v.GenericSchema;

/**
 * Who may make a call:
 *
 * - `public`: anyone; nobody looks at who calls
 * - `optional`: anyone; a caller who shows an access token must show a valid one
 * - `lenient`: anyone; a token that is not valid counts as none
 * - `identity`: whoever shows the identity provider's ID token
 * - `team`: whoever shows the token of a team; a call for one application only its own team's
 * - `signed-in`: any account; a list of roles: accounts of these roles
 */
export type Access =
  | 'public'
  | 'optional'
  | 'lenient'
  | 'identity'
  | 'team'
  | 'signed-in'
  | readonly Role[];

/** What answers with other statuses than 200, or with several, are: status → schema, or no body. */
export type AnswerByStatus = Readonly<Record<number, Schema | null>>;

/** A body that is no JSON: `form` is multipart, `raw` is taken byte by byte. */
export type OtherBody = 'form' | 'raw';
/** An answer that is no JSON. */
export type OtherAnswer = 'html' | 'file';

/**
 * One call of the API, as data. The server's route, the browser's call, the description for tools
 * and the authorization matrix all read the same row.
 */
export type Call = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/api`; a part that begins with a colon is a parameter. */
  readonly path: `/${string}`;
  /** What it does, as the beginning of a sentence. */
  readonly summary: string;
  readonly access: Access;
  /** Of a call of buyers: whether sellers may make it who have bookings from when they were buyers. */
  readonly formerBuyers?: true;
  /** Of a call of teams that changes nothing of what is live: whether the team's accounts may make it too. */
  readonly teamAccounts?: true;
  /** In place of a team's token it wants the key of the machines that look at releases. */
  readonly byMachines?: true;
  /** What accounts of other roles are told, where a better sentence than the catalogue's exists. */
  readonly otherRoles?: string;
  /** Where the call names an e-mail address, which must then be the caller's own (ruling G2). */
  readonly ownEmail?: 'query' | 'body';
  readonly params?: Schema;
  readonly query?: Schema;
  readonly headers?: Schema;
  readonly body?: Schema | OtherBody;
  /** Of status 200, unless it is given by status. */
  readonly answer: Schema | OtherAnswer | AnswerByStatus;
  /** What is refused besides what every call of its kind refuses (`refusalsOf`). */
  readonly refusals: readonly ErrorCode[];
  /** The keys that its refusals carry besides `message`, `code` and `requestId` (ruling G4). */
  readonly refusedWith?: Readonly<Record<string, string | number | boolean>>;
  /**
   * Of a POST: whether a repeat with the same `Idempotency-Key` does nothing more. `replayed`: it
   * gets the first answer again. `rerun`: it is carried out again and leads to the same by itself,
   * because the answer carries a secret, or may be another by now.
   */
  readonly idempotent?: 'replayed' | 'rerun';
};

/** A row of the table, with its schemas' own types. */
export function call<const Row extends Call>(row: Row): Row {
  return row;
}

type Declared<Row extends Call, Part extends keyof Call> =
  Row extends Record<Part, infer S extends Schema> ? S : never;
type AnswerSchema<Answer> = Answer extends Schema
  ? Answer
  : Answer extends AnswerByStatus
    ? Answer[keyof Answer & number]
    : never;

/** What fills the parameters of a call's path. */
export type ParamsOf<Row extends Call> = v.InferInput<Declared<Row, 'params'>>;
/** What may stand in a call's query; numbers are written as text. */
export type QueryOf<Row extends Call> = {
  [Key in keyof v.InferInput<Declared<Row, 'query'>>]:
    | v.InferInput<Declared<Row, 'query'>>[Key]
    | number
    | undefined;
};
/** What a call sends as JSON. */
export type BodyOf<Row extends Call> = v.InferInput<Declared<Row, 'body'>>;
/** What a call answers with, whatever its status; `undefined` where that has no body. */
export type AnswerOf<Row extends Call> = Row['answer'] extends OtherAnswer
  ? unknown
  : JsonAnswerOf<Row>;
type JsonAnswerOf<Row extends Call> =
  | v.InferOutput<Extract<AnswerSchema<Row['answer']>, Schema>>
  | (null extends AnswerSchema<Row['answer']> ? undefined : never);

/** A call whose answer is a list; its query takes a cursor, and `Link` names the next page. */
export type ListCall = Call & {
  readonly method: 'GET';
  readonly answer: v.ArraySchema<Schema, undefined>;
};
export type RowOf<Row extends ListCall> = v.InferOutput<Row['answer']['item']>;

/** Whether an answer is given by status. */
export function isByStatus(answer: Call['answer']): answer is AnswerByStatus {
  return typeof answer === 'object' && !('~standard' in answer);
}

/** Each status that a call answers with when it is not refused, and the schema of its body. */
export function answersOf({ answer }: Call): AnswerByStatus {
  if (typeof answer === 'string') return { 200: null };
  return isByStatus(answer) ? answer : { 200: answer };
}
