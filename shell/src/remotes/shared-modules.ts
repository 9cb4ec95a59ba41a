import * as query from '@motohaat/build/facades/query';
import * as router from '@motohaat/build/facades/router';
import * as platform from '@motohaat/platform';
import * as React from 'react';
import * as ReactDOM from 'react-dom';
import * as jsxRuntime from 'react/jsx-runtime';
import * as zustand from 'zustand';

import type { ShareScope } from './federation.ts';

/** Written by the build: shared module → the version at hand. */
declare const SHARED_VERSIONS: Record<string, string>;

const atHand = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDOM,
  'react-router-dom': router,
  zustand,
  '@tanstack/react-query': query,
  '@motohaat/platform': platform,
};

/** The shell's copies of the modules of which a page has one copy, as remotes ask for them. */
export function sharedModules(): ShareScope {
  const scope: ShareScope = {};
  const share = (name: string, get: ShareScope[string][string]['get']) => {
    scope[name] = { [SHARED_VERSIONS[name] ?? '']: { get, from: 'shell', eager: true } };
  };
  for (const [name, module] of Object.entries(atHand)) share(name, () => () => module);
  // Loaded when the first remote asks for it, and then one copy for all.
  share('react-hook-form', async () => {
    const forms = await import(/* webpackChunkName: "forms" */ 'react-hook-form');
    return () => forms;
  });
  return scope;
}
