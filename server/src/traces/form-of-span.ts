import type { EndedSpan } from './otlp.ts';

/** That a trace is recorded (W3C, "Trace Context", section 3.2.2.5.1). */
const traceFlags = 1;

/** A span in the SDK's form, without what only the SDK has words for: its kind, its status, where it is from. */
export function formOfSpan({ name, facts, from, until, ...ids }: EndedSpan) {
  const { traceId, spanId, parentSpanId } = ids;
  return {
    name,
    spanContext: () => ({ traceId, spanId, traceFlags }),
    ...(parentSpanId !== undefined && {
      parentSpanContext: { traceId, spanId: parentSpanId, traceFlags, isRemote: true },
    }),
    startTime: highResolution(from),
    endTime: highResolution(until),
    duration: highResolution(until - from),
    attributes: facts,
    links: [],
    events: [],
    ended: true,
    instrumentationScope: { name: 'motohaat' },
    droppedAttributesCount: 0,
    droppedEventsCount: 0,
    droppedLinksCount: 0,
  };
}

export function hasFailed({ facts }: Pick<EndedSpan, 'facts'>): boolean {
  return facts['error.type'] !== undefined;
}

/** @param time in ms. @returns whole seconds, and the nanoseconds of the next */
function highResolution(time: number): [seconds: number, nanoseconds: number] {
  const seconds = Math.floor(time / 1000);
  return [seconds, Math.floor((time - seconds * 1000) * 1e6)];
}
