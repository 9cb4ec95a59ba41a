import { motohaat } from '@motohaat/cli';
import { verb } from '@motohaat/cli/terminal/say';

import { workplace } from '../lib/workplace.ts';

await verb(() => motohaat(['dev', ...process.argv.slice(2)], workplace));
