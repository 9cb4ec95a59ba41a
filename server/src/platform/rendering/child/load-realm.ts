import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import vm from 'node:vm';

import type { RealmHost } from './globals.ts';
import type { Bundle } from './protocol.ts';
import type { CompiledBundle, createRealm, LoadedBundle, Realm } from './realm.ts';

/** What makes a realm, in the order in which it is evaluated there. */
const parts = ['harden.ts', 'globals.ts', 'realm.ts'];

/** Of this process's own globals, what bundles may have. */
const lent = {
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

/** The sources as a script: a module cannot be evaluated in another realm without a flag. */
function source(): string {
  const text = parts.map((name) => readFileSync(new URL(name, import.meta.url), 'utf8')).join('\n');
  const script = stripTypeScriptTypes(text)
    .replace(/^import [^;]*;$/gm, '')
    .replace(/^export /gm, '');
  return `'use strict'; (() => { ${script}\nreturn createRealm; })()`;
}

/**
 * Makes a realm: globals of its own, without those of Node and without code from text.
 *
 * @param bundleOf a remote's bundle, by its name
 */
export function loadRealm(host: RealmHost, bundleOf: (name: string) => Bundle | undefined) {
  const context = vm.createContext(vm.constants.DONT_CONTEXTIFY, {
    codeGeneration: { strings: false, wasm: false },
  });
  for (const [name, value] of Object.entries(lent)) {
    Object.freeze(value);
    if ('prototype' in value) Object.freeze(value.prototype);
    Object.defineProperty(context, name, { value, writable: true, configurable: true });
  }
  const compile = ({ code, base }: Bundle): LoadedBundle => ({
    base,
    run: vm.compileFunction(code, ['module', 'exports', 'require'], {
      parsingContext: context,
      filename: `${base}server.cjs`,
    }) as unknown as CompiledBundle,
  });
  const create = vm.runInContext(source(), context) as typeof createRealm;
  const realm: Realm = create(host, (name) => {
    const bundle = bundleOf(name);
    return bundle && compile(bundle);
  });
  return { realm, compile };
}
