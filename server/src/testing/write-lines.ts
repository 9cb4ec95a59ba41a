// A process of its own that logs as the server does and ends as its first argument says.
import fastify from 'fastify';

import { logOutput } from '../plugins/log-output.ts';
import { loggerOptions } from '../plugins/logging.ts';

const { log } = fastify({ logger: { ...loggerOptions('info'), stream: logOutput() } });
const write = (from: number, to: number) => {
  for (let line = from; line < to; line += 1) log.info({ line }, 'x'.repeat(200));
};

write(0, 1_000);
// The second half is logged while the first is being written.
setImmediate(() => {
  write(1_000, 2_000);
  const ending = process.argv[2];
  if (ending === 'exit') process.exit();
  if (ending === 'uncaught') throw new Error('nobody catches this');
  if (ending === 'rejected') void Promise.reject(new Error('nor this'));
});
