import { readSettings } from './settings.ts';
import { work } from './work.ts';

/** Same form as the lines of the server's log. */
function log(message: string, details: Record<string, unknown> = {}): void {
  const line = { level: 'info', time: new Date().toISOString(), ...details, msg: message };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

const ending = new AbortController();
for (const event of ['SIGTERM', 'SIGINT', 'SIGHUP', 'disconnect'] as const) {
  process.on(event, () => ending.abort());
}

try {
  const settings = await readSettings(process.env);
  const onReady = () => {
    process.send?.({ ready: true });
    log(`Looking at releases of ${settings.site}`, { machine: settings.machine });
  };
  await work(settings, { log, signal: ending.signal, onReady });
} catch (error) {
  const sentence = (error as Error).message;
  log(sentence, { level: 'fatal' });
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
  process.send?.({ failed: sentence });
}
process.disconnect?.();
