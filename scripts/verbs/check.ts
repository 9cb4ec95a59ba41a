import { verb } from '@motohaat/cli/terminal/say';

import { check } from '../lib/checks.ts';

await verb(async () => {
  const { passed, failed } = await check();
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  return failed === 0 ? 0 : 1;
});
