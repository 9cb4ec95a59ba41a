import { buildStale } from '../lib/builds.ts';
import { say, verb } from '../lib/say.ts';

await verb(async () => {
  await buildStale();
  say('Every build is current');
});
