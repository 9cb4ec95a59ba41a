import { join } from 'node:path';

import { UserError, verb } from '@motohaat/cli/terminal/say';

import { nodeFlags, root, run } from '../lib/run.ts';

/** What can be measured; each is a program of bench/src. */
const measurements = [
  'federation',
  'api',
  'search',
  'overload',
  'restarts',
  'streams',
  'paint',
  'capacity',
  'metrics',
  'canaries',
  'looks',
];

await verb(async () => {
  const [name = 'federation', ...rest] = process.argv.slice(2);
  if (!measurements.includes(name)) {
    throw new UserError(`“${name}” cannot be measured. There is: ${measurements.join(', ')}.`);
  }
  const script = join(root, 'bench/src', `${name}.ts`);
  const { code } = await run(process.execPath, [...nodeFlags, script, ...rest], { show: true });
  return code;
});
