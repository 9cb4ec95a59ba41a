import { expect, test, vi } from 'vitest';

import { formOfSpan, hasFailed } from './form-of-span.ts';
import type { EndedSpan } from './otlp.ts';
import { tellLoss } from './tell-loss.ts';

const ended: EndedSpan = {
  name: 'bookings.list',
  kind: 'server',
  traceId: 'a'.repeat(32),
  spanId: 'b'.repeat(16),
  parentSpanId: undefined,
  facts: { 'http.response.status_code': 200 },
  from: 1_700_000_000_250.5,
  until: 1_700_000_001_750.75,
};
const read = (values: Partial<EndedSpan> = {}) => formOfSpan({ ...ended, ...values });

test('a span says when it was in whole seconds and the nanoseconds of the next', () => {
  expect(read()).toMatchObject({
    startTime: [1_700_000_000, 250_500_000],
    endTime: [1_700_000_001, 750_750_000],
    duration: [1, 500_250_000],
  });
});

test('a span has failed where it has the code of what went wrong', () => {
  expect(hasFailed(ended)).toBe(false);
  expect(hasFailed({ facts: { 'error.type': '23505' } })).toBe(true);
});

test('a span is part of the one that it names, in the same trace, and of none otherwise', () => {
  expect(read()).not.toHaveProperty('parentSpanContext');
  const parentSpanId = 'c'.repeat(16);
  expect(read({ parentSpanId }).parentSpanContext).toMatchObject({
    traceId: ended.traceId,
    spanId: parentSpanId,
  });
  expect(read({ parentSpanId }).spanContext()).toMatchObject({ spanId: ended.spanId });
});

test('a loss is told of once, and once that it is over', () => {
  const say = vi.fn<(message: string) => void>();
  const told = tellLoss(say);
  for (const error of [undefined, new Error('away'), new Error('away'), undefined, undefined]) {
    told(error);
  }
  expect(say.mock.calls).toEqual([
    ['Traces cannot be delivered.'],
    ['Traces are delivered again.'],
  ]);
});
