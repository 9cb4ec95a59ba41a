import { destination, type DestinationStream } from 'pino';

/** Lines are collected until there are so many bytes of them, or so many ms went by. */
const collected = { bytes: 8_192, ms: 500 };

/**
 * Standard output, written in the background: a line costs a request no system call, and a terminal or
 * a disk that is slow makes nobody wait. Whatever is still collected when the process ends, in order or
 * by an error that nobody caught, is written then; so is everything up to a line of level `fatal`.
 */
export function logOutput(): DestinationStream {
  return destination({
    dest: 1,
    sync: false,
    minLength: collected.bytes,
    periodicFlush: collected.ms,
  });
}
