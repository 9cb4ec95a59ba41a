import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import vm from 'node:vm';

import type { RealmHost } from './globals.ts';
import type { Bundle } from './protocol.ts';
import type { CompiledBundle, createRealm, LoadedBundle, Realm } from './realm.ts';

/** What makes a realm, in the order in which it is evaluated there. */
const parts = ['harden.ts', 'globals.ts', 'realm.ts'];

/** Of this process's own globals, what bundles may have. */
const ownGlobals = {
  URL,
  URLSearchParams,
  TextEncoder,
  TextDecoder,
  AbortController,
  AbortSignal,
  Headers,
  Response,
  structuredClone,
  atob,
  btoa,
};

/**
 * Sources beside this one as a script, whose value is what one of them exports: a module cannot be
 * evaluated in another realm without a flag.
 */
export function scriptOf(names: readonly string[], value: string): string {
  const text = names.map((name) => readFileSync(new URL(name, import.meta.url), 'utf8')).join('\n');
  const script = stripTypeScriptTypes(text)
    .replace(/^import [^;]*;$/gm, '')
    .replace(/^export /gm, '');
  return `'use strict'; (() => { ${script}\nreturn ${value}; })()`;
}

/** Globals without those of Node and without code from text. */
export const newGlobals = () =>
  vm.createContext(vm.constants.DONT_CONTEXTIFY, {
    codeGeneration: { strings: false, wasm: false },
  });

/**
 * Makes a realm.
 *
 * @param bundleOf a remote's bundle, by its name
 * @param lent what it has of this process, which is frozen
 */
export function loadRealm(
  host: RealmHost,
  bundleOf: (name: string) => Bundle | undefined,
  lent: Readonly<Record<string, object>> = ownGlobals,
) {
  const context = newGlobals();
  for (const [name, value] of Object.entries(lent)) {
    Object.freeze(value);
    Object.freeze(Reflect.get(value, 'prototype'));
    Object.defineProperty(context, name, { value, writable: true, configurable: true });
  }
  const compile = ({ code, base }: Bundle): LoadedBundle => ({
    base,
    run: vm.compileFunction(code, ['module', 'exports', 'require'], {
      parsingContext: context,
      filename: `${base}server.cjs`,
    }) as unknown as CompiledBundle,
  });
  const create = vm.runInContext(scriptOf(parts, 'createRealm'), context) as typeof createRealm;
  const realm: Realm = create(host, (name) => {
    const bundle = bundleOf(name);
    return bundle && compile(bundle);
  });
  return { realm, compile };
}
