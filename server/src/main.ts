import { readConfig } from './config/config.ts';
import { type RunningServer, startServer } from './server.ts';
import { startFailureOf } from './start-failure.ts';

// Whoever reads the log may go, or have no room for it; that is no reason to end.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

/** Same form as the lines of the server's log. */
function log(message: string, details: Record<string, unknown> = {}): void {
  const line = { level: 'info', time: new Date().toISOString(), ...details, msg: message };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

/** Ends the process with one sentence for the person, and the rest for the log. */
function fail(error: unknown): void {
  const { sentence, details, stack } = startFailureOf(error);
  log(sentence, { level: 'fatal', details, stack });
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
  if (process.connected) process.send?.({ failed: sentence }, () => process.disconnect?.());
}

/**
 * Ends in order, once, whoever asks. SIGTERM leaves a proxy time to turn away first; a person at a
 * terminal, a parent that is gone and whoever asks a second time wait for nothing.
 */
function stopInTime(server: RunningServer): void {
  const hurry = new AbortController();
  let isStopping = false;
  const stop = () => {
    if (isStopping) return hurry.abort();
    isStopping = true;
    log('Stopping');
    server.stop(hurry.signal).then(() => process.exit(), fail);
  };
  const stopAtOnce = () => {
    hurry.abort();
    stop();
  };
  process.on('SIGTERM', stop).on('SIGINT', stopAtOnce).on('disconnect', stopAtOnce);
  void server.lost.then(() => {
    fail(
      new Error(
        'The database ended by itself, and does not start again. Its log is in postgres.log.',
      ),
    );
    stopAtOnce();
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
