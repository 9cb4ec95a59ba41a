import { askedToStop, Interrupted } from '../terminal/stop.ts';
import type { ServerRefusal } from './registry.ts';

/** How a verb ended. */
export type Outcome = {
  /** 0: done, or there was nothing to do. 1: refused. */
  code: 0 | 1;
  /** For machines. */
  data: unknown;
  /** For people. */
  lines: string[];
};

/** @param options what stands before the refusal and its reasons, and after them */
export function refused(
  refusal: ServerRefusal,
  { before = [], after = [] }: { before?: string[]; after?: string[] } = {},
): Outcome {
  const { status, code, message, reasons } = refusal;
  const others = reasons.filter((reason) => reason !== message);
  return {
    code: 1,
    data: { refused: { status, code, message, reasons } },
    lines: [...before, `Refused: ${message}`, ...others.map((reason) => `  - ${reason}`), ...after],
  };
}

/** @throws Interrupted when somebody has asked for the end meanwhile */
export function unlessStopped(): void {
  if (askedToStop().aborted) throw new Interrupted();
}
