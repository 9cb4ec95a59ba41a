import { SandboxError } from './errors.ts';
import { startSandbox } from './sandbox.ts';

/** Port of the sandbox when `SANDBOX_PORT` does not say otherwise. */
const DEFAULT_PORT = 4401;
/** State folder when `SANDBOX_DIR` does not say otherwise. */
const DEFAULT_DIR = '.motohaat/sandbox';

async function main(): Promise<void> {
  const port = readPort('SANDBOX_PORT', DEFAULT_PORT);
  const sandbox = await startSandbox({
    port,
    smtpPort: readPort('SANDBOX_SMTP_PORT', 0),
    dir: process.env['SANDBOX_DIR'] ?? DEFAULT_DIR,
    webhook: readWebhook(process.env['SANDBOX_WEBHOOK_URL'], process.env['SANDBOX_WEBHOOK_SECRET']),
  });
  process.stdout.write(`Sandbox ready at ${sandbox.url}\n`);

  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    sandbox.stop().then(() => process.exit(0), fail);
  };
  // 'disconnect': the process that started this one is gone.
  process.on('SIGINT', stop).on('SIGTERM', stop).on('disconnect', stop);
  process.send?.({ ready: true, smtpUrl: sandbox.mail.smtpUrl });
}

function readPort(name: string, usual: number): number {
  const text = process.env[name];
  if (!text) return usual;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new SandboxError(`${name} must be a port number; it is "${text}".`);
}

/** Where payment events are told; both or neither must be set. */
function readWebhook(
  url: string | undefined,
  secret: string | undefined,
): { url: string; secret: string } | undefined {
  if (url && secret) return { url, secret };
  if (!url && !secret) return undefined;
  throw new SandboxError('Set both SANDBOX_WEBHOOK_URL and SANDBOX_WEBHOOK_SECRET, or neither.');
}

function fail(error: unknown): void {
  const words =
    error instanceof SandboxError ? error.message : `The sandbox failed: ${String(error)}`;
  process.stderr.write(`${words}\n`);
  if (!process.send) process.exit(1);
  process.send({ failed: words }, () => process.exit(1));
}

await main().catch(fail);
