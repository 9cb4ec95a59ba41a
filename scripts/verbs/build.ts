import { say, UserError, verb } from '@motohaat/cli/terminal/say';

import { buildStale } from '../lib/builds.ts';
import { packPackages } from '../lib/packages/pack.ts';

await verb(async () => {
  const [what, ...more] = process.argv.slice(2);
  if (more.length > 0 || !['packages', undefined].includes(what)) {
    throw new UserError('npm run build builds the applications; -- packages what teams install.');
  }
  if (what === 'packages') {
    const tarballs = await packPackages();
    process.stdout.write(tarballs.map((each) => `${each}\n`).join(''));
    return;
  }
  await buildStale();
  say('Every build is current');
});
