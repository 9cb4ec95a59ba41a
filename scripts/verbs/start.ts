import { join } from 'node:path';

import { freePorts } from '@motohaat/cli/terminal/ports';
import { say, UserError, verb } from '@motohaat/cli/terminal/say';
import { aborted, askedToStop } from '@motohaat/cli/terminal/stop';
import { demoAccounts } from '@motohaat/demo/accounts';

import { buildStale } from '../lib/builds.ts';
import { claim } from '../lib/lock.ts';
import { root } from '../lib/run.ts';
import { startStack, type Stack } from '../lib/stack.ts';

await verb(async () => {
  const folder = join(root, '.motohaat');
  const release = claim(folder);
  const asked = askedToStop();
  let stack: Stack | undefined;
  try {
    const ports = await freePorts(process.env['PORT']);
    await buildStale();
    say('Starting the database, the sandbox and the server');
    stack = await startStack(ports, folder, { DEMO_WEEK: '1' }, { smoke: true });
    if (!asked.aborted) introduce(stack);
    const why = await Promise.race([aborted(asked).then(() => ''), stack.ended]);
    if (why) {
      throw new UserError(`The ${why} ended by itself. Its log: ${join(folder, `${why}.log`)}`);
    }
    say('Stopping');
  } finally {
    await stack?.stop();
    release();
  }
});

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
