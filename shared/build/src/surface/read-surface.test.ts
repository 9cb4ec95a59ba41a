import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterEach, expect, test } from 'vitest';

import { describe as describeDeclaration, readModule } from './declarations.ts';
import { reach } from './read-surface.ts';

let root = '';
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** The surface of a platform whose emitted types are these: way → names. */
function read(files: Record<string, string>) {
  root = mkdtempSync(join(tmpdir(), 'motohaat-surface-'));
  for (const [path, text] of Object.entries(files)) {
    const file = join(root, 'shared', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const reached = [...reach(root, join(root, 'shared/platform/.tsc/index.d.ts')).values()];
  return Object.fromEntries(
    reached.map(({ name, ways, declaration }) => [name, { ways: [...ways], declaration }]),
  );
}

test('what the platform exports is followed through re-exports, types in its types and packages', () => {
  const surface = read({
    'platform/.tsc/index.d.ts': `
      import type { Answer } from './answer.ts';
      export type * from './contract.ts';
      export declare const useApi: () => import("@motohaat/api/client").Client;
      export declare function ask(question: import('./contract.ts').Question): Answer;
      export declare const sessionStore: import("./hidden.ts").Hidden;`,
    'platform/.tsc/answer.d.ts': 'export type Answer = { yes: boolean };',
    'platform/.tsc/contract.d.ts': `
      type Inner = 'a';
      export type Question = { /** Why. */ words: Inner; more?: string };`,
    'platform/.tsc/hidden.d.ts': 'export type Hidden = { secret: string };',
    'api/.tsc/client.d.ts': 'export type Client = { call: (row: import("./row.ts").Row) => void };',
    'api/.tsc/row.d.ts': 'export type Row = { path: string }; export type Unused = 1;',
  });
  expect(Object.keys(surface).toSorted()).toEqual(
    ['Answer', 'Client', 'Inner', 'Question', 'Row', 'ask', 'useApi'].toSorted(),
  );
  expect(surface['Answer']?.ways).toEqual(['toRemotes']);
  expect(surface['Row']?.ways).toEqual(['fromRemotes']);
  expect(surface['Question']?.ways.toSorted()).toEqual(['fromRemotes', 'toRemotes']);
  expect(surface['Question']?.declaration).toEqual({ words: 'Inner', 'more?': 'string' });
});

test('comments and line breaks make no difference', () => {
  root = mkdtempSync(join(tmpdir(), 'motohaat-surface-'));
  const of = (text: string) => {
    const path = join(root, 'a.d.ts');
    writeFileSync(path, text);
    const module = readModule(path);
    return describeDeclaration(module, module.declared.get('Act')!);
  };
  const plain = of('export type Act = { run: (at: string) => void } & Rest<string>;');
  expect(plain).toEqual({ run: '(at: string) => void', '&': 'Rest<string>' });
  expect(
    of('export type Act = {\n  /** Runs. */\n  run: (at: string) =>\n void;\n} & Rest<string>;'),
  ).toEqual(plain);
});
