import type { Surface } from '@motohaat/build/surface/surface';
import { describe, expect, test } from 'vitest';

import { compare, contractRefusal } from './compare.ts';

const before: Surface = {
  toRemotes: {
    Toasts: { success: '(message: string) => void' },
    useApi: { '=': '() => ApiClient' },
  },
  fromRemotes: { Options: { run: '() => void' } },
  facades: { 'react-router-dom': { Link: 'react-router' } },
  shared: { react: { '=': '19' } },
};
const changed = (change: Partial<Surface>): Surface => ({ ...before, ...change });
const toRemotes = (change: Surface['toRemotes']) =>
  changed({ toRemotes: { ...before.toRemotes, ...change } });

const additions: [string, Surface][] = [
  ['a new declaration', toRemotes({ useToasts: { '=': '() => Toasts' } })],
  [
    'a new member of what remotes are given',
    toRemotes({ Toasts: { ...before.toRemotes['Toasts'], error: '() => void' } }),
  ],
  [
    'something new that remotes may give',
    changed({ fromRemotes: { Options: { run: '() => void', 'explain?': 'string' } } }),
  ],
  [
    'a new name of a façade',
    changed({
      facades: { 'react-router-dom': { Link: 'react-router', useMatch: 'react-router' } },
    }),
  ],
  [
    'something new in a list of what there is, which was taken for what remotes give before',
    changed({
      toRemotes: { ...before.toRemotes, Options: { run: '() => void', stop: '() => void' } },
      fromRemotes: {},
    }),
  ],
  ['a new shared package', changed({ shared: { ...before.shared, zustand: { '=': '5' } } })],
];
const breaks: [string, Surface][] = [
  ['a declaration that is gone', changed({ toRemotes: { Toasts: before.toRemotes['Toasts']! } })],
  ['a member that is gone', toRemotes({ Toasts: {} })],
  ['a member of another type', toRemotes({ Toasts: { success: '(text: Text) => void' } })],
  ['a function of another type', toRemotes({ useApi: { '=': '(at: string) => ApiClient' } })],
  [
    'something new that remotes must give',
    changed({ fromRemotes: { Options: { run: '() => void', name: 'string' } } }),
  ],
  [
    'something that remotes need not give any more',
    changed({ fromRemotes: { Options: { 'run?': '() => void' } } }),
  ],
  ['a name that a façade lacks', changed({ facades: { 'react-router-dom': {} } })],
  ['another major of React', changed({ shared: { react: { '=': '20' } } })],
];

describe.each(additions)('%s', (_case, after) => {
  const difference = compare(before, after);
  test('is more: it takes a minor', () => {
    expect(difference).toMatchObject({ more: [expect.any(String)], different: [] });
    expect(contractRefusal(difference, '2.3.4', '2.3.4')).toContain('platformContract 2.4.0');
    expect(contractRefusal(difference, '2.3.4', '2.3.5')).toContain('platformContract 2.4.0');
    expect(contractRefusal(difference, '2.3.4', '2.4.0')).toBeUndefined();
    expect(contractRefusal(difference, '2.3.4', '3.0.0')).toBeUndefined();
  });
});

describe.each(breaks)('%s', (_case, after) => {
  const difference = compare(before, after);
  test('is less or different: it takes a major', () => {
    expect(difference.different).not.toEqual([]);
    expect(contractRefusal(difference, '2.3.4', '2.4.0')).toContain('platformContract 3.0.0');
    expect(contractRefusal(difference, '2.3.4', '3.0.0')).toBeUndefined();
  });
});

test('what has changed is said, with the version that it takes', () => {
  const after = toRemotes({ Toasts: { success: '() => void' } });
  expect(contractRefusal(compare(before, after), '2.0.0', '2.1.0')).toBe(
    "The platform's surface has changed: Toasts.success was (message: string) => void and is () => void. That takes platformContract 3.0.0 in shared/platform/src/contract.ts, and it is 2.1.0.",
  );
});

test('a contract may be raised for other reasons, and never goes back', () => {
  const same = compare(before, before);
  expect(contractRefusal(same, '2.3.4', '2.3.4')).toBeUndefined();
  expect(contractRefusal(same, '2.3.4', '2.3.5')).toBeUndefined();
  expect(contractRefusal(same, '2.3.4', '2.3.3')).toContain('takes platformContract 2.3.4');
});
