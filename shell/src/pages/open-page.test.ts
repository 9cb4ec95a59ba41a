import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { openPage, pageDeadline, type PageState } from './open-page.ts';

const Page = () => null;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('reportError', vi.fn<(error: unknown) => void>());
});
afterEach(() => {
  vi.useRealTimers();
});

function setUp() {
  const settle: { come?: (page: ComponentType) => void; fail?: (error: Error) => void } = {};
  const promise = new Promise<ComponentType>((come, fail) => {
    Object.assign(settle, { come, fail });
  });
  const states: PageState[] = [];
  const stop = openPage(
    () => promise,
    (state) => void states.push(state),
  );
  return {
    resolve: (page: ComponentType) => settle.come?.(page),
    reject: (error: Error) => settle.fail?.(error),
    states,
    stop,
  };
}

it('shows the page when it comes', async () => {
  const { resolve, states } = setUp();
  resolve(Page);
  await vi.advanceTimersByTimeAsync(pageDeadline * 2);
  expect(states).toEqual([{ status: 'ready', Page }]);
});

it('gives up on a slow page within 3 seconds, and shows it when it comes late', async () => {
  const { resolve, states } = setUp();
  await vi.advanceTimersByTimeAsync(3000);
  expect(states).toEqual([{ status: 'failed', reason: 'slow' }]);
  resolve(Page);
  await vi.advanceTimersByTimeAsync(0);
  expect(states.at(-1)).toEqual({ status: 'ready', Page });
});

it('shows a failure at once, and reports it', async () => {
  const { reject, states } = setUp();
  const error = new Error('down');
  reject(error);
  await vi.advanceTimersByTimeAsync(pageDeadline * 2);
  expect(states).toEqual([{ status: 'failed', reason: 'broken' }]);
  expect(reportError).toHaveBeenCalledWith(error);
});

it.each([
  ['page', (scene: ReturnType<typeof setUp>) => scene.resolve(Page)],
  ['failure', (scene: ReturnType<typeof setUp>) => scene.reject(new Error('late'))],
])('a %s that comes after its reader has left changes nothing', async (_, come) => {
  const scene = setUp();
  scene.stop();
  come(scene);
  await vi.advanceTimersByTimeAsync(pageDeadline * 2);
  expect(scene.states).toEqual([]);
  expect(reportError).not.toHaveBeenCalled();
});
