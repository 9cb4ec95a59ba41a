import { join } from 'node:path';

import { verb } from '@motohaat/cli/terminal/say';

import { nodeFlags, root, run } from '../lib/run.ts';

await verb(async () => {
  const script = join(root, 'server/src/team.ts');
  const env = { MOTOHAAT_DIR: process.env['MOTOHAAT_DIR'] ?? join(root, '.motohaat') };
  const { code } = await run(process.execPath, [...nodeFlags, script, ...process.argv.slice(2)], {
    env,
    show: true,
  });
  return code;
});
