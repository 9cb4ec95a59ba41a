// @vitest-environment node
import { runInThisContext } from 'node:vm';
import { gzipSync } from 'node:zlib';

import { type Manifest, Release } from '@motohaat/contract/composition';
import { serverBase } from '@motohaat/contract/rendering';
import { platformContract } from '@motohaat/platform';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { defineRemote } from './define-remote.ts';
import { tableFile } from './move-hashes.ts';
import { integrityOf } from './release-files.ts';
import { createTrial, type Trial } from './testing/build-trial.ts';
import { openPage, sharedBy } from './testing/page-trial.ts';

/** The entry of a remote with two pages, in bytes of gzip. With a federation runtime it has 3 kB more. */
const entryLimit = 6000;

const manifest: Manifest = {
  name: 'mfe-trial',
  audience: 'buyer',
  budget: { javascript: 100, css: 20 },
  routes: [
    { id: 'list', path: '/list', frame: 'site', title: 'List' },
    { id: 'item', path: '/list/:id', frame: 'site', title: 'Item' },
  ],
  navigation: [],
};

const whole = (path: string) => `http://localhost/r1/${path}`;

const page = (name: string, imports = '', uses = '') => `
  ${imports}
  import { useQuery } from '@tanstack/react-query';
  import { Link } from 'react-router-dom';
  import { Button } from './button.tsx';
  import styles from './${name}.module.css';
  export default function Page() {
    ${uses}
    const { data } = useQuery({ queryKey: ['${name}'], queryFn: async () => 1 });
    return <Link className={styles.page} to="/">{data}<Button /></Link>;
  }`;

const files = {
  'package.json': JSON.stringify({
    name: 'mfe-trial',
    version: '3.1.4',
    dependencies: {
      react: '',
      'react-dom': '',
      'react-router-dom': '',
      '@tanstack/react-query': '',
    },
  }),
  'src/remote.tsx': `export default {
    list: () => import(/* webpackChunkName: "list" */ './list.tsx'),
    item: () => import(/* webpackChunkName: "item" */ './item.tsx'),
  };`,
  'src/list.tsx': page('list', "import { useTold } from './told.ts';", 'useTold();'),
  'src/told.ts': `
    import { usePlatform } from '@motohaat/platform';
    export function useTold() {
      const { toasts: given, api } = usePlatform();
      return async () => {
        await api.call({} as never);
        given.success(new Error('The message is no toast.').message);
      };
    }`,
  'src/list.module.css': '.page { color: teal }',
  'src/item.tsx': page('item'),
  'src/item.module.css': '.page { color: tomato }',
  'src/button.tsx': `
    import styles from './button.module.css';
    export const Button = () => <button className={styles.button} />;`,
  'src/button.module.css': '.button { color: salmon }',
};

const build = (dir: string) => defineRemote({ dir, manifest });

/** The classes of each style sheet of a build. */
function classes({ release, read }: Awaited<ReturnType<Trial['build']>>): string[][] {
  const sheets = release.files.filter(({ path }) => path.endsWith('.css'));
  return sheets.map(({ path }) => String(read(path)).match(/\.[a-z][\w-]+(?=\{)/g) ?? []);
}

describe('the build of a remote', () => {
  let trial: Trial;
  let built: Awaited<ReturnType<Trial['build']>>;
  beforeAll(async () => {
    trial = createTrial(files, build);
    built = await trial.build();
  });
  afterAll(() => trial.remove());

  it('describes itself: manifest, version, platform contract, ranges of what it shares', () => {
    const { release } = built;
    expect(v.parse(Release, release)).toEqual(release);
    expect(release).toMatchObject({
      ...manifest,
      kind: 'remote',
      version: '3.1.4',
      contract: platformContract,
      container: 'mfe_trial',
    });
    expect(release.shared['react']).toMatch(/^\^\d+\.0\.0$/);
    expect(release.shared['@motohaat/platform']).toBe(`^${platformContract}`);
  });

  it('lists every file with its size and hash, and none that is only for builders', () => {
    const { release, read } = built;
    for (const { path, bytes, integrity } of release.files) {
      const content = read(path);
      expect(bytes).toBe(content.length);
      expect(integrity).toBe(integrityOf(content));
      expect(path).toMatch(/\.(?:js|css|txt|map)$/);
    }
    expect(release.files.map(({ path }) => path)).toContain(release.entry);
  });

  it('says what it uses of the platform and of shared modules, and nothing else', () => {
    const { platform, modules } = built.release.consumed!;
    const members = Object.keys(platform).filter((name) => /^(?:Toasts|Platform|Api)/.test(name));
    expect(members).toEqual([
      'ApiClient.call',
      'Platform.api',
      'Platform.toasts',
      'Toasts.success',
    ]);
    expect(platform).toHaveProperty('usePlatform');
    expect(modules['react-router-dom']).toEqual(['Link']);
    expect(modules['@tanstack/react-query']).toEqual(['useQuery']);
  });

  it('says for each route what to preload, and nothing of other routes', () => {
    const { release, read } = built;
    const loaded = (id: string) => (release.preload[id] ?? []).map((path) => String(read(path)));
    for (const [id, own, others] of [
      ['list', 'teal', 'tomato'],
      ['item', 'tomato', 'teal'],
    ] as const) {
      const contents = loaded(id).join('\n');
      expect(contents).toContain(`queryKey:["${id}"]`);
      expect(contents).toContain(own);
      expect(contents).not.toContain(others);
    }
  });

  it('sends styles that several pages use once, in a sheet that each of them names before its own', () => {
    const { release, read } = built;
    const shared = release.files.filter(({ path }) => /salmon/.test(String(read(path))));
    expect(shared.map(({ path }) => path)).toEqual([expect.stringMatching(/\.css$/)]);
    for (const id of ['list', 'item']) {
      const sheets = (release.preload[id] ?? []).filter((path) => path.endsWith('.css'));
      expect(sheets).toEqual([shared[0]?.path, expect.stringContaining('.css')]);
    }
    const all = classes(built).flat();
    expect(all).toHaveLength(3);
    expect(new Set(all).size).toBe(3);
  });

  it('names its classes after itself: the same sources in another application make others', async () => {
    const other = createTrial(files, (dir) =>
      defineRemote({ dir, manifest: { ...manifest, name: 'mfe-other' } }),
    );
    const [own, others] = [built, await other.build()].map((each) => classes(each).flat());
    other.remove();
    expect(own).toHaveLength(3);
    expect(own?.every((name) => name.startsWith('.trial-'))).toBe(true);
    expect(others?.every((name) => name.startsWith('.other-'))).toBe(true);
  });

  it('carries in its entry the hash of a table of hashes, and in that those of all other files', () => {
    const { release, read } = built;
    const integrityOfFile = (path: string) =>
      release.files.find((each) => each.path === path)?.integrity ?? path;
    const [entry, table] = [release.entry, tableFile].map((path) => String(read(path)));
    expect(entry?.match(/sha256-/g)).toHaveLength(1);
    expect(entry).toContain(integrityOfFile(tableFile));
    for (const path of Object.values(release.preload).flat()) {
      expect(table).toContain(integrityOfFile(path));
    }
  });

  it('loads no file without a hash: one that it was told, or that of the table', async () => {
    const { release, read } = built;
    const asked: [string | undefined, string | undefined][] = [];
    const opened = openPage(whole(release.entry), ({ src, href, integrity, onload }) => {
      const address = src ?? href ?? '';
      asked.push([address, integrity]);
      if (src) opened.run(String(read(address.slice(whole('').length))));
      onload?.({ type: 'load' });
    });
    opened.run(String(read(release.entry)));
    const container = opened.container('mfe_trial');
    container.init(sharedBy(release));
    const told = (id: string) =>
      (release.preload[id] ?? []).map((path): [string, string] => [
        whole(path),
        integrityOf(read(path)),
      ]);
    container.know(Object.fromEntries(told('list')));
    const factory = await container.get('./remote');
    const pages = factory().default;
    await pages['list']?.();
    expect(new Map(asked)).toEqual(new Map(told('list')));
    asked.length = 0;
    await pages['item']?.();
    expect(asked[0]).toEqual([whole(tableFile), integrityOf(read(tableFile))]);
    expect(told('item')).toEqual(expect.arrayContaining(asked.slice(1)));
  });

  it('takes React, router and query client from the shell, and has a small entry', () => {
    const { release, read } = built;
    const scripts = release.files.filter(({ path }) => path.endsWith('.js'));
    const all = scripts.reduce((sum, { path }) => sum + gzipSync(read(path)).length, 0);
    expect(gzipSync(read(release.entry)).length).toBeLessThan(entryLimit);
    expect(all).toBeLessThan(entryLimit + 2000);
  });

  it('makes no bundle for the server of what no visitor may have', () => {
    expect(built.release.server).toBeUndefined();
  });

  it('is the same release when nothing has changed, wherever it is built', async () => {
    expect((await trial.build()).release).toEqual(built.release);
    const elsewhere = createTrial(files, build);
    expect((await elsewhere.build()).release).toEqual(built.release);
    elsewhere.remove();
  });
});

it('makes of a public remote one bundle for the server, with the browser’s class names and addresses', async () => {
  const drawing = { 'src/raster.png': 'not really a picture' };
  const list = `import raster from './raster.png';
    import styles from './list.module.css';
    export default () => ({ raster, style: styles.page });`;
  const openTrial = () =>
    createTrial({ ...files, ...drawing, 'src/list.tsx': list }, (dir) =>
      defineRemote({ dir, manifest: { ...manifest, audience: 'public' } }),
    );
  const [trial, elsewhere] = [openTrial(), openTrial()];
  const result = await trial.build();
  const { release, read } = result;
  expect((await elsewhere.build()).release).toEqual(release);
  const paths = release.files.map(({ path }) => path);
  expect(release.server).toMatch(/^server\/mfe-trial\.[\w-]+\.cjs$/);
  expect(paths.filter((path) => path.endsWith('.cjs'))).toEqual([release.server]);

  const module = {
    exports: {} as { default: Record<string, () => Promise<{ default: () => unknown }>> },
  };
  const given = (specifier: string) => {
    if (specifier === serverBase) return '/remotes/mfe-trial/r1/';
    if (specifier in release.shared) return {};
    throw new Error(`It requires ${specifier}.`);
  };
  runInThisContext(`(module, exports, require) => {${String(read(release.server ?? ''))}}`)(
    module,
    module.exports,
    given,
  );
  const loaded = await module.exports.default['list']?.();
  const raster = paths.find((path) => path.endsWith('.png'));
  const made = loaded?.default() as { raster: string; style: string } | undefined;
  expect(made?.raster).toBe(`/remotes/mfe-trial/r1/${raster}`);
  expect(classes(result).flat()).toContain(`.${made?.style}`);
  for (const { remove } of [trial, elsewhere]) remove();
});

it('refuses a route that the remote cannot load', async () => {
  const remote = `export default {
    list: () => import(/* webpackChunkName: "list" */ './list.tsx'),
  };`;
  const trial = createTrial({ ...files, 'src/remote.tsx': remote }, build);
  await expect(trial.build()).rejects.toThrow('route "item" has no chunk');
  trial.remove();
});

it('refuses a manifest that says of a page that it links to it, when it does not', async () => {
  const uses = ['orders', 'terms'];
  const links = `import { linksTo } from '@motohaat/platform';
    const links = linksTo('orders', 'terms');
    export const orders = () => links.href('orders');`;
  const trial = createTrial({ ...files, 'src/links.ts': links }, (dir) =>
    defineRemote({ dir, manifest: { ...manifest, uses } }),
  );
  await expect(trial.build()).rejects.toThrow('the page "terms", and no link leads to it');
  trial.remove();
});
