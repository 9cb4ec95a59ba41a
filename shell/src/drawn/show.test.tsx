import { act } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { show } from './show.tsx';

const Page = () => <button type="button">Buy</button>;
function LivePage({ onLive, onClick }: { onLive?: (() => void) | undefined; onClick: () => void }) {
  useEffect(() => onLive?.(), [onLive]);
  return (
    <button type="button" onClick={onClick}>
      Buy
    </button>
  );
}

const unheard = (onLive?: () => void) => <LivePage onLive={onLive} onClick={() => {}} />;

const drawn = '<button type="button">Buy</button>';

function setUp({ html = drawn, code }: { html?: string; code?: Promise<unknown> }) {
  const root = document.createElement('div');
  root.innerHTML = html;
  const was = root.firstElementChild;
  const onShown = vi.fn<() => void>();
  const onMismatch = vi.fn<() => void>();
  const shown = act(() => show({ root, code, app: () => <Page />, onShown, onMismatch }));
  return { root, shown, onShown, onMismatch, isKept: () => root.firstElementChild === was };
}

const reported = vi.fn<(error: unknown) => void>();

beforeEach(() => vi.stubGlobal('reportError', reported));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  reported.mockClear();
});

test('a page that the server drew becomes live in its place', async () => {
  const { shown, isKept, onMismatch } = setUp({ code: Promise.resolve() });
  await shown;
  expect(isKept()).toBe(true);
  expect(onMismatch).not.toHaveBeenCalled();
});

test('a page that was drawn otherwise is drawn once more, and reported', async () => {
  const { root, shown, onMismatch } = setUp({
    html: '<button type="button">Sell</button>',
    code: Promise.resolve(),
  });
  await shown;
  expect(root.innerHTML).toBe(drawn);
  expect(onMismatch).toHaveBeenCalledOnce();
  expect(reported).toHaveBeenCalledOnce();
});

test('a page whose code does not come is left to the browser', async () => {
  const { shown, isKept, onShown } = setUp({ code: Promise.reject(new Error('gone')) });
  await shown;
  expect(isKept()).toBe(false);
  expect(onShown).toHaveBeenCalledOnce();
});

test('a page whose code hangs can be read for a while, and is then left to the browser', async () => {
  vi.useFakeTimers();
  const { root, shown, isKept } = setUp({ code: new Promise(() => {}) });
  await vi.advanceTimersByTimeAsync(14_000);
  expect(isKept()).toBe(true);
  await vi.advanceTimersByTimeAsync(1_000);
  await shown;
  expect([isKept(), root.innerHTML]).toEqual([false, drawn]);
});

test('a click on a button that nobody listened to is done when the page is live', async () => {
  const clicked = vi.fn<() => void>();
  const root = document.createElement('div');
  root.setAttribute('data-drawn', '');
  root.innerHTML = drawn;
  document.body.append(root);
  vi.useFakeTimers();
  const code = new Promise((resolve) => setTimeout(resolve, 10));
  const app = (onLive?: () => void) => <LivePage onLive={onLive} onClick={clicked} />;
  const shown = act(() => show({ root, code, app, onShown: () => {}, onMismatch: () => {} }));
  Object.assign(document, { earlyClick: root.querySelector('button') });
  expect(clicked).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10);
  await shown;
  await vi.runAllTimersAsync();
  expect(clicked).toHaveBeenCalledOnce();
  expect(root.hasAttribute('data-drawn')).toBe(false);
  root.remove();
});

test('what was said in forms while nobody listened is said again before the click', async () => {
  const done: string[] = [];
  const control = (name: string) => ({
    type: 'radio',
    isConnected: true,
    click: () => done.push(name),
  });
  Object.assign(document, {
    earlyInputs: new Map([
      [control('buyer'), { checked: true }],
      [control('seller'), { checked: true }],
    ]),
    earlyClick: control('google'),
  });
  const root = document.createElement('div');
  root.innerHTML = drawn;
  const code = Promise.resolve();
  await act(() => show({ root, code, app: unheard, onShown: () => {}, onMismatch: () => {} }));
  await vi.waitFor(() => expect(done).toEqual(['buyer', 'seller', 'google']));
  expect(document).not.toHaveProperty('earlyInputs');
  Object.assign(document, { earlyClick: undefined });
});

test('a page that the browser draws has its session at once', () => {
  const { onShown } = setUp({ html: '' });
  expect(onShown).toHaveBeenCalledOnce();
});
