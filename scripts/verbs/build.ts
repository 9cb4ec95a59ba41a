import { buildStale } from '../lib/builds.ts';
import { say, verb } from '@motohaat/cli/terminal/say';

await verb(async () => {
  await buildStale();
  say('Every build is current');
});
