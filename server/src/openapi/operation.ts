import { STATUS_CODES } from 'node:http';

import type { NamedCall } from '@motohaat/contract/all-calls';
import { answersOf, type Call, type Schema } from '@motohaat/contract/calls/call';
import { maximumLimit } from '@motohaat/contract/list';

import { describedOutput, input } from '../http/schemas.ts';
import type { Header, Operation, Response } from './operation.types.ts';
import { parametersOf } from './parameters.ts';
import { refusalResponses } from './refusals.ts';
import { forTools } from './schema-for-tools.ts';
import { securityOf } from './security.ts';

/** A call as tools read it. */
export function operationOf({ name, noun, call }: NamedCall): Operation {
  return {
    operationId: name,
    summary: call.summary,
    tags: [noun],
    security: securityOf(call),
    parameters: parametersOf(call),
    ...(call.body !== undefined && { requestBody: requestBody(call.body) }),
    responses: { ...answers(call), ...refusalResponses(call) },
  };
}

/** Bytes that are not described: what they are, their sender knows. */
const bytes = { type: 'string', format: 'binary', maxLength: 100_000_000 };
const file = { ...bytes, contentMediaType: 'application/octet-stream' };

function requestBody(body: NonNullable<Call['body']>) {
  if (body === 'form') {
    const schema = { type: 'object', maxProperties: 10_000, properties: { file } };
    return { required: true, content: { 'multipart/form-data': { schema } } };
  }
  if (body === 'raw') {
    return { required: true, content: { 'application/octet-stream': { schema: file } } };
  }
  return {
    required: !mayBeMissing(body),
    content: { 'application/json': { schema: forTools(input(body)) } },
  };
}

function mayBeMissing(body: Schema): boolean {
  return ['nullish', 'optional'].includes(body.type);
}

const otherAnswers = {
  html: { 'text/html': { schema: { type: 'string', maxLength: 10_000_000 } } },
  file: { 'application/json': { schema: { type: 'object', maxProperties: 100 } } },
};

function answers(call: Call): Record<string, Response> {
  return Object.fromEntries(
    Object.entries(answersOf(call)).map(([status, schema]) => [
      status,
      {
        description: STATUS_CODES[status] ?? status,
        ...(isList(call) && { headers: { Link: nextPage } }),
        ...(typeof call.answer === 'string'
          ? { content: otherAnswers[call.answer] }
          : schema && { content: { 'application/json': { schema: answerSchema(call, schema) } } }),
      },
    ]),
  );
}

function answerSchema(call: Call, schema: Schema) {
  const described = forTools(describedOutput(schema));
  return isList(call) ? { ...described, maxItems: maximumLimit } : described;
}

const nextPage: Header = {
  description: 'Where the next page is, as rel="next" (RFC 8288); absent on the last.',
  schema: { type: 'string', maxLength: 2000 },
};

function isList({ query }: Call): boolean {
  return query !== undefined && 'entries' in query && 'cursor' in (query.entries as object);
}
