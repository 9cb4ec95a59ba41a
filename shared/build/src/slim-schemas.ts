import type { Rspack } from '@rsbuild/core';

import { ownModule } from './own-module.ts';

/**
 * In a production build a module of the contract brings the schemas that are used of it, and no others:
 * who asks it for a constant does not get a schema library.
 */
export const slimSchemas: Rspack.RuleSetRule = {
  test: /[\\/]contract[\\/](?:src|dist)[\\/][^\\/]+\.[jt]s$/,
  // Behind the compiler of TypeScript, which gets what this writes.
  enforce: 'pre',
  loader: ownModule('slim-schemas-loader'),
};
