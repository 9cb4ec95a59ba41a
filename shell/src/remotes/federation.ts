import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import * as query from '@motohaat/build/facades/query';
import * as router from '@motohaat/build/facades/router';
import * as platform from '@motohaat/platform';
import * as React from 'react';
import * as ReactDOM from 'react-dom';
import * as jsxRuntime from 'react/jsx-runtime';
import * as zustand from 'zustand';

import type { FederationRuntime } from './page-loader.ts';

/** Written by the build: shared module → the version at hand. */
declare const SHARED_VERSIONS: Record<string, string>;

const atHand: Record<string, () => unknown> = {
  react: () => React,
  'react/jsx-runtime': () => jsxRuntime,
  'react-dom': () => ReactDOM,
  'react-router-dom': () => router,
  zustand: () => zustand,
  '@tanstack/react-query': () => query,
  '@motohaat/platform': () => platform,
};

/** Loaded when the first remote asks for it, and then one copy for all. */
const onDemand: Record<string, () => Promise<() => unknown>> = {
  'react-hook-form': async () => {
    const forms = await import('react-hook-form');
    return () => forms;
  },
};

/** The federation runtime, with the shell's copies of the shared modules and no remote yet. */
export function createFederation(plugin: ModuleFederationRuntimePlugin): FederationRuntime {
  return createInstance({
    name: 'shell',
    remotes: [],
    shareStrategy: 'loaded-first',
    plugins: [plugin],
    shared: {
      ...mapValues(atHand, (lib, name) => ({
        version: SHARED_VERSIONS[name],
        lib,
        shareConfig: { ...shareConfig(name), eager: true },
      })),
      ...mapValues(onDemand, (get, name) => ({
        version: SHARED_VERSIONS[name],
        get,
        shareConfig: shareConfig(name),
      })),
    },
  });
}

function shareConfig(name: string) {
  return { singleton: true, requiredVersion: `^${SHARED_VERSIONS[name]}` };
}

function mapValues<Value, Result>(
  record: Record<string, Value>,
  change: (value: Value, name: string) => Result,
): Record<string, Result> {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [name, change(value, name)]),
  );
}
