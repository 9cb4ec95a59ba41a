#!/usr/bin/env node
import { motohaat } from './motohaat.ts';
import { repository } from './repository.ts';
import { verb } from './terminal/say.ts';

await verb(async () => motohaat(process.argv.slice(2), await repository(process.cwd())));
