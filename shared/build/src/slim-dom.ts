import type { Rspack } from '@rsbuild/core';

import { ownModule } from './own-module.ts';

/**
 * In a production build React keeps what draws the pages that there are. What is told by `leftOut` is not
 * drawn, and what nothing can reach without it falls away: a fifth of what React DOM weighs.
 */
export const slimDom: Rspack.RuleSetRule = {
  test: /[\\/]react-dom[\\/]cjs[\\/]react-dom(?:-client)?\.production\.js$/,
  loader: ownModule('slim-dom-loader'),
};

/** Shared module → exports that do nothing in what is built so: the gate refuses a remote that uses one. */
export const leftOut: Readonly<Record<string, readonly string[]>> = {
  react: ['Activity', 'Profiler', 'ViewTransition', 'addTransitionType'],
  'react-dom': [
    'preconnect',
    'prefetchDNS',
    'preinit',
    'preinitModule',
    'preload',
    'preloadModule',
  ],
};
