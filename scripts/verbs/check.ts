import { check } from '../lib/checks.ts';
import { verb } from '@motohaat/cli/terminal/say';

await verb(async () => {
  const { passed, failed } = await check();
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  return failed === 0 ? 0 : 1;
});
