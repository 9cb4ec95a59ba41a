// @vitest-environment node
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, describe, expect, test } from 'vitest';

import { type UsedMember, usedMembers } from './used-members.ts';

const all = ['error', 'message', 'success'];
const tell = '(text: string) => void';

/** What a file does with `toasts`, `Toasts` and `platform` → the members of `Toasts` that it uses. */
const cases: readonly [string, string, string[]][] = [
  ['names one', `toasts.success('a')`, ['success']],
  ['names one in brackets', `toasts['success']('a')`, ['success']],
  ['names one in brackets of what may not be there', `platform?.toasts?.['error']('a')`, ['error']],
  ['names one by a template', 'toasts[`error`]("a")', ['error']],
  ['finds one by a key', `(key: 'success' | 'error') => toasts[key]('a')`, all],
  ['takes one out', `const { success } = toasts`, ['success']],
  ['takes one out under another name', `const { success: done } = toasts`, ['success']],
  ['takes one out by a text', `const { 'error': failed } = toasts`, ['error']],
  ['takes one out and the rest', `const { success, ...rest } = toasts`, all],
  ['assigns one', `let success: unknown; ({ success } = toasts)`, ['success']],
  ['assigns one to a name', `let done: unknown; ({ error: done } = toasts)`, ['error']],
  [
    'assigns one of something in something',
    `let success: unknown; ({ toasts: { success } } = platform)`,
    ['success'],
  ],
  ['assigns the rest', `let rest: unknown; ({ ...rest } = toasts)`, all],
  ['spreads it', `const copy = { ...toasts }`, all],
  ['keeps it as another type', `const own: { success: ${tell} } = toasts`, ['success']],
  ['hands it to another type', `((own: { error: ${tell} }) => own)(toasts)`, ['error']],
  [
    'hands it on within something',
    `((own: { toasts: { error: ${tell} } }) => own)({ toasts })`,
    ['error'],
  ],
  ['returns it as another type', `(): { message: ${tell} } => toasts`, ['message']],
  ['asserts another type', `(toasts as unknown as { message: ${tell} }).message('a')`, ['message']],
  ['hands it on as anything', `const own: any = toasts`, all],
  ['hands it on under any name', `const own: Record<string, ${tell}> = toasts`, all],
  ['hands it on as a part', `((own: Pick<Toasts, 'error'>) => own)(toasts)`, ['error']],
  ['hands it on as it is', `((own: Toasts) => own)(toasts)`, []],
  ['hands it to who may go without', `((own?: Toasts | null) => own)(toasts)`, []],
  ['hands it to who knows nothing of it', `const own: unknown[] = [toasts]`, []],
  ['hands it through', `(<T,>(own: T) => own)(toasts)`, []],
];

const dir = realpathSync(mkdtempSync(join(tmpdir(), 'motohaat-members-')));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** Each case has a type of its own, so that TypeScript is started once for all of them. */
function used(): UsedMember[] {
  const platform = join(dir, 'shared/platform/src');
  mkdirSync(platform, { recursive: true });
  const declared = cases.map(
    (_case, index) => `
      export type Toasts${index} = { success: ${tell}; error: ${tell}; message: ${tell} };
      export declare const platform${index}: { toasts: Toasts${index} };
      export declare const toasts${index}: Toasts${index};`,
  );
  writeFileSync(join(platform, 'index.ts'), declared.join(''));
  const files = cases.map(([, text], index) => {
    const names = ['type Toasts', 'platform', 'toasts'].map(
      (name) => `${name}${index} as ${name.replace('type ', '')}`,
    );
    const file = join(dir, `case-${index}.ts`);
    writeFileSync(
      file,
      `import { ${names.join(', ')} } from './shared/platform/src/index.ts';\n${text};\n`,
    );
    return file;
  });
  return usedMembers(dir, files, (name) => all.includes(name));
}

describe('a file uses of the platform what it', () => {
  const found = used();
  test.each(cases.map((each, index) => [...each, index] as const))(
    '%s',
    (_does, _text, expected, index) => {
      const own = found.filter(({ declaration }) => declaration === `Toasts${index}`);
      expect([...new Set(own.map(({ member }) => member))].toSorted()).toEqual(expected);
    },
  );
});
