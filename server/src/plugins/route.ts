import { answersOf, type Call, isByStatus, type Schema } from '@motohaat/contract/calls/call';
import type {
  FastifyContextConfig,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  preHandlerAsyncHookHandler,
  preHandlerHookHandler,
} from 'fastify';
import type * as v from 'valibot';

import { apiPrefix } from '../http/api-prefix.ts';
import { AppError } from '../http/app-error.ts';
import { JsonText } from '../http/json-text.ts';
import { input, output } from '../http/schemas.ts';
import { queryRefusal } from './query-refusal.ts';
import { transformed } from './transformed.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The row of the table of calls that this route carries out. */
    call?: Call;
  }
}

/** What is only the server's business about a call. */
export type RouteOptions = Pick<FastifyContextConfig, 'etag' | 'kept' | 'limit'> & {
  /** Bytes that its body may have, where that is not the server's usual limit. */
  bodyLimit?: number;
  /** What is asked of a request before its values are taken as they are meant. */
  preHandler?: preHandlerAsyncHookHandler | preHandlerHookHandler;
};

type Read<Row extends Call, Part extends 'body' | 'params' | 'query'> =
  Row extends Readonly<Record<Part, infer S extends Schema>> ? v.InferOutput<S> : unknown;

/** A request that fits its row: parts that were checked, with what the row's schemas make of them. */
type RequestOf<Row extends Call> = FastifyRequest<{
  Params: Read<Row, 'params'>;
  Querystring: Read<Row, 'query'>;
  Body: Read<Row, 'body'>;
}>;

type Bodies<Answer> = {
  [Status in keyof Answer]: Answer[Status] extends Schema
    ? { status: Status; body: v.InferOutput<Answer[Status]> }
    : { status: Status };
};

/**
 * What a handler returns: the answer itself, or its text, or, where the row gives it by status, the status
 * with its body. What is no JSON the handler sends by itself.
 */
type AnswerBy<Row extends Call> = Row['answer'] extends Schema
  ? v.InferOutput<Row['answer']> | JsonText<v.InferOutput<Row['answer']>>
  : Row['answer'] extends string
    ? FastifyReply
    : Bodies<Row['answer']>[keyof Row['answer']];

/**
 * The conditional type is always fulfilled. TypeScript resolves it as soon as the row is known, before
 * it looks at the handler, so that a `true` or a `201` in there is not taken for any boolean or number.
 */
export type Handler<Row extends Call> = [Row] extends [Call]
  ? (request: RequestOf<Row>, reply: FastifyReply) => Promise<AnswerBy<Row>>
  : never;

type CarryOut = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/**
 * Carries out a row of the table of calls. Who may call, what is checked, what is written and what
 * refusals look like come from the row; the handler gets what fits it and must answer what it says.
 */
export function route<Row extends Call>(
  app: FastifyInstance,
  row: Row,
  handler: Handler<Row>,
): void;
export function route<Row extends Call>(
  app: FastifyInstance,
  row: Row,
  options: RouteOptions,
  handler: Handler<Row>,
): void;
export function route(
  app: FastifyInstance,
  row: Call,
  ...rest: [carryOut: CarryOut] | [options: RouteOptions, carryOut: CarryOut]
): void {
  const [options, carryOut] = rest.length === 1 ? [{}, rest[0]] : rest;
  const { bodyLimit, preHandler, ...config } = options;
  const take = reader(row);
  app.route({
    method: row.method,
    url: `${apiPrefix}${row.path}`,
    config: { ...config, access: row.access, call: row },
    schema: schemasOf(row),
    ...(bodyLimit !== undefined && { bodyLimit }),
    ...(preHandler && { preHandler }),
    handler: async (request, reply) => {
      take(request);
      const answer = await carryOut(request, reply);
      if (answer instanceof JsonText) {
        reply.type('application/json; charset=utf-8');
        return answer.text;
      }
      if (!isByStatus(row.answer)) return answer;
      const { status, body } = answer as { status: number; body?: unknown };
      return reply.code(status).send(body);
    },
  });
}

/**
 * Fastify's validator has seen that everything fits; what a schema makes of it (a number out of a
 * text, a text without its margins) is put in its place when it is certain that the call is new.
 */
function reader(row: Call): (request: FastifyRequest) => void {
  const query = transformed(row.query, queryRefusal);
  const body = transformed(
    typeof row.body === 'object' ? row.body : undefined,
    (_sent, fields) => new AppError('invalid', { fields }),
  );
  return (request) => {
    if (query) request.query = query(request.query);
    if (body) request.body = body(request.body);
  };
}

function schemasOf(row: Call) {
  const { summary, params, query, body } = row;
  return {
    summary,
    ...(params && { params: input(params) }),
    ...(query && { querystring: input(query) }),
    ...(typeof body === 'object' && { body: input(body) }),
    ...(typeof row.answer === 'object' && { response: answerSchemas(row) }),
  };
}

function answerSchemas(row: Call) {
  return Object.fromEntries(
    Object.entries(answersOf(row)).map(([status, schema]) => [
      status,
      schema ? output(schema) : { type: 'null' },
    ]),
  );
}
