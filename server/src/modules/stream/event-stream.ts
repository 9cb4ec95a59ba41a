import { Readable } from 'node:stream';

/** Bytes that may wait for somebody who does not take them; then it is better to begin again. */
const mostWaiting = 64 * 1024;

/** The body of a stream of events, as whoever writes it sees it. */
export type EventStream = {
  readonly body: Readable;
  write: (text: string) => void;
  /** @param text the last that is written */
  end: (text?: string) => void;
};

/** @param onClose called once when nobody reads any more, whoever ended it */
export function createEventStream(onClose: () => void): EventStream {
  const body = new Readable({ read: () => {}, highWaterMark: mostWaiting });
  body.once('close', onClose);
  // Whoever reads has gone; that is how most streams end.
  body.on('error', () => {});
  /** What came after the end would take with it what is not read yet. */
  let isOver = false;
  return {
    body,
    write: (text) => {
      if (isOver) return;
      if (!body.push(text)) body.destroy();
    },
    end: (text = '') => {
      if (isOver) return;
      isOver = true;
      body.push(text);
      body.push(null);
    },
  };
}
