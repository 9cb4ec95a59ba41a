import { join } from 'node:path';

import type { Rspack } from '@rsbuild/core';

/**
 * In a production build each row of the table of calls keeps what a request is made of, and leaves
 * its schemas and words to development, tests and the server: some 80 bytes in place of a schema
 * library and the whole contract.
 */
export const slimCalls: Rspack.RuleSetRule = {
  test: /[\\/]contract[\\/]src[\\/]calls[\\/][^\\/]+\.ts$/,
  // Behind the compiler of TypeScript, which gets what this writes.
  enforce: 'pre',
  loader: join(import.meta.dirname, 'slim-calls-loader.ts'),
};
