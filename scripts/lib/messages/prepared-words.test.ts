import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { root } from '../run.ts';
import { unpreparedWords } from './prepared-words.ts';

test.each(['mfe-admin', 'mfe-buyer', 'mfe-seller'])(
  'each page of %s brings along the words that it says',
  (name) => {
    expect(unpreparedWords(join(root, name, 'src'))).toEqual([]);
  },
);

const remote = mkdtempSync(join(tmpdir(), 'motohaat-words-'));
afterAll(() => rmSync(remote, { recursive: true }));

test('a page that says what it did not bring is found, however far down it says so', () => {
  write('messages/index.ts', [
    'export const words = joinMessages([commonWords, ordersWords], {',
    '  retry: (language) => commonWords.messagesIn(language).retry,',
    '  orders: (language) => ordersWords.messagesIn(language).orders,',
    '});',
  ]);
  write('remote.tsx', [
    "  list: withWords(() => import('./routes/list.tsx'), commonWords),",
    "  orders: withWords(() => import('./routes/list.tsx'), commonWords, ordersWords),",
  ]);
  write('routes/list.tsx', ["const Late = late(() => import('../features/late.tsx'));"]);
  write('features/late.tsx', [
    "import { useMessages } from '../messages/index.ts';",
    'const { retry, orders: t } = useMessages();',
  ]);
  expect(unpreparedWords(remote)).toEqual([
    { page: 'list', file: 'features/late.tsx', section: 'orders' },
  ]);
});

function write(file: string, lines: readonly string[]): void {
  mkdirSync(join(remote, file, '..'), { recursive: true });
  writeFileSync(join(remote, file), lines.join('\n'));
}
