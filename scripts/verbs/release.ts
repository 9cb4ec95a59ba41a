import { release } from '../lib/release/release.ts';
import { verb } from '../lib/say.ts';

await verb(() => release(process.argv.slice(2)));
