import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { say, UserError, verb } from '@motohaat/cli/terminal/say';

import { nodeFlags, root, run } from '../lib/run.ts';
import { git, layOut } from '../lib/test/lay-out.ts';

/**
 * Changes each guard of a folder of the server, one by one, and lists those that no test misses. With
 * `--sample 300` it tries that many, drawn by `--seed`, and says what they tell of all.
 */
await verb(async () => {
  const { values, positionals } = parseArgs({
    options: {
      sample: { type: 'string', default: 'all' },
      seed: { type: 'string', default: '1' },
    },
    allowPositionals: true,
  });
  const [place, ...more] = positionals;
  const isOfServer = place !== undefined && /^server\/src(?:\/|$)/.test(place);
  if (!isOfServer || more.length > 0 || !existsSync(join(root, place))) {
    throw new UserError('Name a folder or a file: npm run mutants -- server/src/modules/bookings');
  }
  const { sample, seed } = values;
  if (!/^(?:all|[1-9]\d{0,4})$/.test(sample)) throw new UserError('--sample takes a number.');
  if (!/^\d{1,9}$/.test(seed)) throw new UserError('--seed takes a number.');
  const files = statSync(join(root, place)).isFile()
    ? [place]
    : globSync(`${place}/**/*.ts`, { cwd: root })
        .filter((file) => !/\.test\.ts$|\/testing\//.test(file))
        .toSorted();
  say('Laying out a copy, so that nothing here is changed (what git does not know is not in it)');
  const folder = join(root, '.motohaat/mutants');
  await layOut((await git('stash', 'create')) || 'HEAD', folder);
  const script = 'scripts/lib/mutants/try-mutants.ts';
  const { code } = await run(process.execPath, [...nodeFlags, script, sample, seed, ...files], {
    cwd: folder,
    show: true,
  });
  return code;
});
