import type { Rspack } from '@rsbuild/core';

import { ownModule } from './own-module.ts';

/**
 * In a production build the router keeps what its declarative mode runs: what only a data router, a
 * framework's manifest or server components would reach is cut where it begins, and the minifier takes
 * what nothing reaches any more.
 *
 * @param draws whether the build is the one that draws on the server, where nobody clicks
 */
export const slimRouter = (draws: boolean): Rspack.RuleSetRule => ({
  test: /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-[^\\/]+\.mjs$/,
  loader: ownModule('slim-router-loader'),
  options: { draws },
});
