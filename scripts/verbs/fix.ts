import { verb } from '@motohaat/cli/terminal/say';

import { root, run } from '../lib/run.ts';
import { recordSurface } from '../lib/surface/recorded-surface.ts';

await verb(async () => {
  const types = await run('tsc', ['-b'], { show: true });
  const surface = types.code === 0 ? recordSurface(root) : types;
  if (surface.code !== 0) process.stdout.write(`${surface.output.trim()}\n`);
  const lint = await run('oxlint', ['--type-aware', '--fix'], { show: true });
  const format = await run('oxfmt', [], { show: true });
  return [surface, lint, format].every(({ code }) => code === 0) ? 0 : 1;
});
