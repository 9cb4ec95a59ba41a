// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import type * as ReactModule from 'react';
import { expect, test, vi } from 'vitest';

import slimDom from './slim-dom-loader.ts';
import { leftOut } from './slim-dom.ts';

/** What is called here of React DOM, whose types this package lacks. */
type Root = { render: (page: ReactModule.ReactNode) => void; unmount: () => void };
type Options = { onCaughtError?: () => void; onRecoverableError?: () => void };
type Client = {
  createRoot: (place: Element, options?: Options) => Root;
  hydrateRoot: (place: Element, page: ReactModule.ReactNode, options?: Options) => Root;
};
type Pages = {
  createPortal: (
    part: ReactModule.ReactNode,
    place: Element,
    key?: string,
  ) => ReactModule.ReactPortal;
};

const read = (name: string, file: string, from: NodeJS.Require) =>
  readFileSync(join(dirname(from.resolve(`${name}/package.json`)), 'cjs', file), 'utf8');
const own = createRequire(import.meta.url);
// The copies that the router goes with.
const beside = createRequire(own.resolve('react-router-dom/package.json'));
const client = read('react-dom', 'react-dom-client.production.js', beside);

/** React as a page has it: built for production, and what draws in a browser cut. */
const modules: Record<string, unknown> = {};
function run(text: string): unknown {
  const exports = {};
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- what the loader wrote has no file
  new Function('exports', 'require', text)(exports, (name: string) => modules[name]);
  return exports;
}
const React = run(read('react', 'react.production.js', own)) as typeof ReactModule;
modules['react'] = React;
const dom = createRequire(beside.resolve('react-dom/package.json'));
modules['scheduler'] = run(read('scheduler', 'scheduler.production.js', dom));
const ReactDOM = run(slimDom(read('react-dom', 'react-dom.production.js', beside))) as Pages;
modules['react-dom'] = ReactDOM;
const { createRoot, hydrateRoot } = run(slimDom(client)) as Client;

const h = React.createElement;
const placed = (html = '') => {
  const place = document.createElement('div');
  place.innerHTML = html;
  document.body.append(place);
  return place;
};
const row = (key: string) => h('li', { key }, key);
function Counter() {
  const [count, setCount] = React.useState(0);
  return h('button', { onClick: () => setCount(count + 1) }, `Pressed ${count}`);
}
class Boundary extends React.Component<{ children?: ReactModule.ReactNode }> {
  override state = { error: '' };
  static getDerivedStateFromError = (error: Error) => ({ error: error.message });
  override render() {
    return this.state.error || this.props.children;
  }
}

test('a page of the server becomes live without a mismatch, in a transition', async () => {
  const place = placed('<main><button>Pressed 0</button><p>Bikes</p></main>');
  const button = place.querySelector('button');
  const onRecoverableError = vi.fn<() => void>();
  React.startTransition(() => {
    const page = h('main', null, h(Counter), h(React.Fragment, null, h('p', null, 'Bikes')));
    hydrateRoot(place, page, { onRecoverableError });
  });
  await vi.waitFor(() => {
    button?.click();
    expect(place.textContent).toMatch(/Pressed [1-9]/);
  });
  expect(place.querySelector('button')).toBe(button);
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test('a part that comes late stands in the place that was held, and a moved one stays itself', async () => {
  const place = placed();
  const come: { part?: (module: { default: () => ReactModule.ReactNode }) => void } = {};
  const Late = React.lazy(
    () => new Promise<{ default: () => ReactModule.ReactNode }>((resolve) => (come.part = resolve)),
  );
  const root = createRoot(place);
  const draw = (keys: string[]) =>
    root.render(
      h('ul', null, keys.map(row), h(React.Suspense, { fallback: h('li', null, 'Wait') }, h(Late))),
    );
  draw(['a', 'b']);
  await vi.waitFor(() => expect(place.textContent).toBe('abWait'));
  const first = place.querySelector('li');
  draw(['b', 'a']);
  await vi.waitFor(() => expect(place.textContent).toBe('baWait'));
  expect(place.querySelectorAll('li')[1]).toBe(first);
  come.part?.({ default: () => h('li', null, 'Here') });
  await vi.waitFor(() => expect(place.textContent).toBe('baHere'));
  root.unmount();
  expect(place.textContent).toBe('');
});

test('titles reach the head, portals their place, and refs what they are of', async () => {
  const [place, elsewhere] = [placed(), placed()];
  const ref = React.createRef<HTMLInputElement>();
  createRoot(place).render([
    h('title', { key: 'title' }, 'MotoHaat'),
    h('input', { key: 'input', ref, defaultValue: 'Hero' }),
    ReactDOM.createPortal(h('b', null, 'Above all'), elsewhere, 'portal'),
  ]);
  await vi.waitFor(() => expect(elsewhere.textContent).toBe('Above all'));
  expect(document.title).toBe('MotoHaat');
  expect(ref.current?.value).toBe('Hero');
});

test('what is left out is refused as what React does not know, and an error stays in its boundary', async () => {
  for (const name of ['Activity', 'Profiler', 'ViewTransition'] as const) {
    expect(leftOut['react']).toContain(name);
    const place = placed();
    const type = (React as unknown as Record<string, ReactModule.FunctionComponent>)[name];
    if (!type) throw new Error(`React has no ${name}: take it out of the list.`);
    createRoot(place, { onCaughtError() {} }).render(h(Boundary, null, h(type)));
    await vi.waitFor(() => expect(place.textContent).toContain('Minified React error #130'));
  }
});

test('no page can ask React for style sheets and scripts: the gate knows what it has no more', () => {
  const left = Object.keys(ReactDOM);
  expect(left).toContain('createPortal');
  expect(leftOut['react-dom']?.filter((name) => left.includes(name))).toEqual([]);
});

test('React of another shape stops the build', () => {
  const other = client.replace('new FragmentInstance(current)', 'other(current)');
  expect(() => slimDom(other)).toThrow('React has no longer: new FragmentInstance(current)');
});
