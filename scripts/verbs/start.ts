import { join } from 'node:path';

import { freePorts } from '@motohaat/cli/terminal/ports';
import { say, UserError, verb } from '@motohaat/cli/terminal/say';
import { aborted, askedToStop } from '@motohaat/cli/terminal/stop';
import { demoAccounts } from '@motohaat/demo/accounts';

import { findLookingBrowser } from '../lib/browser.ts';
import { buildStale } from '../lib/builds.ts';
import { claim } from '../lib/lock.ts';
import { root } from '../lib/run.ts';
import { startStack, type Stack } from '../lib/stack.ts';

/** ms for a browser to come over a slow line, without which machines work too. */
const browserPatience = 60_000;

await verb(async () => {
  const folder = join(root, '.motohaat');
  const release = claim(folder);
  const asked = askedToStop();
  const ending = new AbortController();
  let stack: Stack | undefined;
  let looking: Promise<void> | undefined;
  try {
    const ports = await freePorts(process.env['PORT']);
    await buildStale();
    say('Starting the database, the sandbox and the server');
    stack = await startStack(ports, folder, { DEMO_WEEK: '1' });
    if (!asked.aborted) introduce(stack);
    looking = addMachine(stack, ending.signal);
    const why = await Promise.race([aborted(asked).then(() => ''), stack.ended]);
    if (why) {
      throw new UserError(`The ${why} ended by itself. Its log: ${join(folder, `${why}.log`)}`);
    }
    say('Stopping');
  } finally {
    ending.abort();
    await looking;
    await stack?.stop();
    release();
  }
});

/** The site does not wait for the browser, which comes once for each checkout. */
async function addMachine(stack: Stack, ending: AbortSignal): Promise<void> {
  const signal = AbortSignal.any([ending, AbortSignal.timeout(browserPatience)]);
  const browser = await findLookingBrowser(signal);
  if (!ending.aborted) stack.addMachine(browser);
}

function introduce(stack: Stack): void {
  process.stdout.write(
    `\n  MotoHaat   ${stack.url}\n  Sandbox    ${stack.sandboxUrl}  (stand-ins for the vendors; mails at /mails)\n\n`,
  );
  for (const account of demoAccounts) {
    process.stdout.write(
      `  ${account.role.padEnd(8)} ${account.email.padEnd(30)} ${account.password}\n`,
    );
  }
  process.stdout.write('\n  Ctrl-C stops everything.\n\n');
}
