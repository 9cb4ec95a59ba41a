import type { Rspack } from '@rsbuild/core';

import { ownModule } from './own-module.ts';

/**
 * In a production build the router keeps what its declarative mode runs: what only a data router, a
 * framework's manifest or server components would reach is cut where it begins, and the minifier takes
 * what nothing reaches any more.
 */
export const slimRouter: Rspack.RuleSetRule = {
  test: /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-[^\\/]+\.mjs$/,
  loader: ownModule('slim-router-loader'),
};
