import { ConfigError, readConfig } from './config/config.ts';
import { DatabaseStartError } from './database/index.ts';
import { type RunningServer, startServer } from './server.ts';

// Whoever reads the log may go, or have no room for it; that is no reason to end.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

/** Same form as the lines of the server's log. */
function log(message: string, details: Record<string, unknown> = {}): void {
  const line = { level: 'info', time: new Date().toISOString(), ...details, msg: message };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

/** Ends the process with one sentence for the person, and the rest for the log. */
function fail(error: unknown): void {
  const sentence = sentenceOf(error);
  const details = error instanceof DatabaseStartError ? error.details : undefined;
  const stack = error instanceof Error && !(error instanceof ConfigError) ? error.stack : undefined;
  log(sentence, { level: 'fatal', details, stack });
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
  if (process.connected) process.send?.({ failed: sentence }, () => process.disconnect());
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return 'The server cannot start.';
  if ('code' in error && error.code === 'EADDRINUSE' && 'port' in error) {
    return `Port ${String(error.port)} is taken. Set PORT to another one, or end what uses it.`;
  }
  return error.message;
}

/** Ends in order, once, whoever asks: a signal, the parent that is gone, or a database that is. */
function stopInTime(server: RunningServer): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    log('Stopping');
    server.stop().then(() => process.exit(), fail);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop).on('disconnect', stop);
  void server.lost.then(() => {
    fail(new Error('The database ended by itself. Start MotoHaat again.'));
    stop();
  });
}

try {
  const server = await startServer(readConfig(process.env), log);
  stopInTime(server);
  process.send?.({ ready: true, url: server.url });
  log(`MotoHaat is ready at ${server.url}`);
} catch (error) {
  fail(error);
}
