/** Where a request belongs to that another began (W3C Trace Context, "traceparent Header"). */
export type Traceparent = {
  /** 32 hexadecimal digits. */
  traceId: string;
  /** 16 hexadecimal digits: what the request is a part of. */
  spanId: string;
  /** Whether whoever sends it records it. */
  isRecorded: boolean;
};

const form = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/;
const recordedFlag = 1;

/** What a header says; nothing where it is not as version 00 has it, or comes twice. */
export function readTraceparent(header: unknown): Traceparent | undefined {
  const [, traceId, spanId, flags] = (typeof header === 'string' && form.exec(header)) || [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return undefined;
  return { traceId, spanId, isRecorded: (Number.parseInt(flags, 16) & recordedFlag) !== 0 };
}

export function writeTraceparent({ traceId, spanId, isRecorded }: Traceparent): string {
  return `00-${traceId}-${spanId}-0${isRecorded ? recordedFlag : 0}`;
}
