import { run } from '../lib/run.ts';
import { verb } from '../lib/say.ts';

await verb(async () => {
  const lint = await run('oxlint', ['--type-aware', '--fix'], { show: true });
  const format = await run('oxfmt', [], { show: true });
  return lint.code === 0 && format.code === 0 ? 0 : 1;
});
