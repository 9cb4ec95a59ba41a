import type { Rspack } from '@rsbuild/core';

import { ownModule } from './own-module.ts';

/**
 * In a production build each row of the table of calls keeps what a request is made of, and leaves
 * its schemas and words to development, tests and the server: some 80 bytes in place of a schema
 * library and the whole contract.
 */
export const slimCalls: Rspack.RuleSetRule = {
  test: /[\\/]contract[\\/](?:src[\\/]calls[\\/][^\\/]+\.ts|dist[\\/]calls[\\/][^\\/]+\.js)$/,
  // Behind the compiler of TypeScript, which gets what this writes.
  enforce: 'pre',
  loader: ownModule('slim-calls-loader'),
};
