import type { Call } from '@motohaat/contract/calls/call';
import { refusalsOf } from '@motohaat/contract/calls/refusals';
import { type ErrorCode, errorCatalogue } from '@motohaat/contract/errors';

import type { Header, Response } from './operation.types.ts';

const sentence = { type: 'string', maxLength: 2000 };

/** Every refusal, whatever the call (`ErrorAnswer` of the contract). */
export const refusalSchema = {
  description: 'A refusal',
  type: 'object',
  required: ['message', 'code', 'requestId'],
  properties: {
    message: { ...sentence, description: 'A sentence for a person.' },
    code: { type: 'string', enum: Object.keys(errorCatalogue) },
    requestId: { type: 'string', format: 'uuid', maxLength: 36 },
    fields: {
      type: 'object',
      description: 'Field name → what is wrong with it.',
      maxProperties: 100,
      additionalProperties: sentence,
    },
    reasons: {
      type: 'array',
      description: 'Everything that stands in the way.',
      maxItems: 100,
      items: sentence,
    },
  },
};

const retryAfter: Header = {
  description: 'Seconds after which trying again may help.',
  schema: { type: 'integer', format: 'int32', minimum: 1, maximum: 86_400 },
};
/** What may pass by itself. */
const passing: readonly ErrorCode[] = ['in_progress', 'rate_limited', 'unavailable'];

/** What a call answers when it refuses: its codes, by their status. */
export function refusalResponses(call: Call): Record<string, Response> {
  const byStatus = Map.groupBy(refusalsOf(call), (code) => errorCatalogue[code].status);
  return Object.fromEntries(
    [...byStatus]
      .toSorted(([one], [other]) => one - other)
      .map(([status, codes]) => [String(status), refusalResponse(call, codes)]),
  );
}

function refusalResponse({ refusedWith = {} }: Call, codes: readonly ErrorCode[]): Response {
  const own = Object.entries(refusedWith).map(([name, value]) => [name, { const: value }]);
  return {
    description: codes.map((code) => errorCatalogue[code].message).join(' '),
    ...(codes.some((code) => passing.includes(code)) && { headers: { 'Retry-After': retryAfter } }),
    content: {
      'application/json': {
        schema: {
          allOf: [
            { $ref: '#/components/schemas/Refusal' },
            {
              type: 'object',
              required: ['code', ...Object.keys(refusedWith)],
              properties: { code: { type: 'string', enum: codes }, ...Object.fromEntries(own) },
            },
          ],
        },
      },
    },
  };
}
