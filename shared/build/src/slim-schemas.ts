import { join } from 'node:path';

import type { Rspack } from '@rsbuild/core';

/**
 * In a production build a module of the contract brings the schemas that are used of it, and no others:
 * who asks it for a constant does not get a schema library.
 */
export const slimSchemas: Rspack.RuleSetRule = {
  test: /[\\/]contract[\\/]src[\\/][^\\/]+\.ts$/,
  // Behind the compiler of TypeScript, which gets what this writes.
  enforce: 'pre',
  loader: join(import.meta.dirname, 'slim-schemas-loader.ts'),
};
