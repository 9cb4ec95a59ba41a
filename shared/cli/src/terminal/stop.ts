import { once } from 'node:events';

/** The work was broken off because somebody asked for the end; nothing more is to be said. */
export class Interrupted extends Error {
  override name = 'Interrupted';
}

let asked: AbortController | undefined;

/**
 * Aborts when this process is asked to end: by a signal, or because its parent is gone. From the
 * first call on signals do nothing else.
 */
export function askedToStop(): AbortSignal {
  if (!asked) {
    const controller = new AbortController();
    for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) {
      process.on(event, () => controller.abort());
    }
    asked = controller;
  }
  return asked.signal;
}

/** Waits for a signal's end of work. */
export async function aborted(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await once(signal, 'abort');
}
