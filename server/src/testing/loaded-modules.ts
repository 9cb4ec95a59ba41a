// Loaded before a program (`node --import`): writes each module that it loads, one address a line,
// into the file that LOADED_MODULES names.
import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

registerHooks({
  load: (url, context, nextLoad) => {
    appendFileSync(process.env['LOADED_MODULES'] ?? '', `${url}\n`);
    return nextLoad(url, context);
  },
});
