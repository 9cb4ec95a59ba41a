// @vitest-environment node
import { expect, test } from 'vitest';

import { defineRemote } from './define-remote.ts';
import { createTrial } from './testing/build-trial.ts';

const part = (name: string, ...parts: string[]) => `
  ${parts.map((other) => `import { Part as ${other} } from './${other}.tsx';`).join('\n')}
  import styles from './${name}.module.css';
  export const Part = () => <p className={styles.part}>${parts.map((other) => `<${other} />`).join('')}</p>;
  export default Part;`;

/** Each part has a colour of its own, which names its styles. */
const parts = {
  front: ['teal', ['Button']],
  item: ['tomato', ['Button', 'Badge']],
  other: ['plum', ['Button', 'Badge']],
  plain: ['navy', ['Button', 'Rule']],
  bare: ['khaki', ['Button', 'Rule']],
  Button: ['salmon', []],
  Badge: ['olive', ['Dot']],
  Dot: ['orchid', []],
  Rule: ['sienna', []],
} as const;
const pages = ['front', 'item', 'other', 'plain', 'bare'] as const;

test('a page waits for no styles but those that it uses, and has those of what it imports before its own', async () => {
  const trial = createTrial(
    {
      'package.json': JSON.stringify({
        name: 'mfe-trial',
        version: '1.0.0',
        dependencies: { react: '' },
      }),
      'src/remote.tsx': `export default {
        ${pages.map((id) => `${id}: () => import(/* webpackChunkName: "${id}" */ './${id}.tsx')`).join(', ')}
      };`,
      ...Object.fromEntries(
        Object.entries(parts).flatMap(([name, [colour, others]]) => [
          [`src/${name}.tsx`, part(name, ...others)],
          [`src/${name}.module.css`, `.part { color: ${colour} }`],
        ]),
      ),
    },
    (dir) =>
      defineRemote({
        dir,
        manifest: {
          name: 'mfe-trial',
          audience: 'buyer',
          budget: { javascript: 100, css: 20 },
          routes: pages.map((id) => ({
            id,
            path: id === 'front' ? '/' : `/${id}`,
            frame: 'site',
            title: id,
          })),
          navigation: [],
        },
      }),
  );
  const { release, read } = await trial.build();
  const colours = (id: string) =>
    (release.preload[id] ?? [])
      .filter((path) => path.endsWith('.css'))
      .map((path) => [...String(read(path)).matchAll(/color:(\w+)/g)].map(([, colour]) => colour));
  expect(colours('front')).toEqual([['salmon'], ['teal']]);
  expect(colours('item')).toEqual([['salmon'], ['orchid', 'olive'], ['tomato']]);
  expect(colours('other')).toEqual([['salmon'], ['orchid', 'olive'], ['plum']]);
  expect(colours('plain')).toEqual([['salmon'], ['sienna'], ['navy']]);
  expect(colours('bare')).toEqual([['salmon'], ['sienna'], ['khaki']]);
  trial.remove();
});
