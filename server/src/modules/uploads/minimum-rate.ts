import type { FastifyReply, FastifyRequest } from 'fastify';

import { AppError } from '../../http/app-error.ts';

/** Milliseconds over which a body's rate is looked at: a line may be dead for less. */
const period = 10_000;
/**
 * Bytes that must come in each period, 64 kbit/s: a photo as the pages send it, 400 kB or so, is
 * there within a minute, and a line that carries 600 kbit/s may be silent for most of a period.
 */
const fewest = 80_000;

/**
 * Does what reads a request's body, as long as the body keeps coming: a place is for those who send.
 *
 * @throws AppError `photo_too_slow`
 */
export async function atMinimumRate<T>(
  { raw: { socket } }: Pick<FastifyRequest, 'raw'>,
  reply: Pick<FastifyReply, 'header'>,
  read: () => Promise<T>,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooSlow = new Promise<never>((_resolve, reject) => {
    let before = socket.bytesRead;
    timer = setInterval(() => {
      const isSlow = socket.bytesRead - before < fewest;
      before = socket.bytesRead;
      if (!isSlow) return;
      // What is left of the body is not waited for.
      reply.header('connection', 'close');
      reject(new AppError('photo_too_slow'));
    }, period);
  });
  try {
    return await Promise.race([read(), tooSlow]);
  } finally {
    clearInterval(timer);
  }
}
