import { misfit, type Shape } from '@motohaat/domain/shape';

import { answersOf, type Call, type Schema } from './calls/call.ts';
import { shapeOf } from './shape-of.ts';

/** What a call takes and answers with, as data that can be kept and compared. */
export type CallShape = { request: string; sent: Shape; answered: Shape };

/** What a call takes and answers with. */
export function callShapeOf(call: Call): CallShape {
  const parts = { params: call.params, query: call.query, headers: call.headers, body: call.body };
  const sent = Object.entries(parts).flatMap(([name, part]) =>
    part === undefined
      ? []
      : [[name, { shape: partOf(part, 'sent'), ...optionalIf(part) }] as const],
  );
  const answered = Object.values(
    typeof call.answer === 'string' ? { 200: call.answer } : answersOf(call),
  ).map((part) => partOf(part, 'answered'));
  return {
    request: `${call.method} ${call.path}`,
    sent: { is: 'object', members: Object.fromEntries(sent) },
    answered: { is: 'either', of: answered },
  };
}

/** What the mark of a call is made from: the same text for the same shape. */
export const textOfShape = (shape: CallShape): string => JSON.stringify(shape);

/**
 * Where a call does not do any more what it did: the request itself, or a path such as
 * `body.phone` and `answer.price`; nothing when who was built for `before` gets on with `now`.
 */
export function brokenPlace(before: CallShape, now: CallShape): string | undefined {
  if (before.request !== now.request) return before.request;
  const sent = misfit(before.sent, now.sent, 'sent');
  if (sent !== undefined) return sent;
  return misfit(now.answered, before.answered, 'answered', 'answer');
}

function partOf(part: Schema | string | null, how: 'sent' | 'answered'): Shape {
  if (part === null) return { is: 'value', value: null };
  return typeof part === 'string' ? { is: 'scalar', type: part } : shapeOf(part, how);
}

/** Nobody has to send a query of which nothing must be there. */
function optionalIf(part: Schema | string): { optional?: true } {
  if (typeof part === 'string') return {};
  const shape = shapeOf(part);
  const isFree =
    shape.is === 'object' && Object.values(shape.members).every(({ optional }) => optional);
  return isFree ? { optional: true } : {};
}
