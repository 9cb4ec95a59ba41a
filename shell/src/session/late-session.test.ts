import { expect, it, vi } from 'vitest';

import { credentials, good, setUp, stale } from '../testing/session-scene.ts';
import { createLateSession } from './late-session.ts';
import * as machineModule from './session.ts';

type Scene = Parameters<typeof setUp>[0];

/** A session whose machine comes when `arrive` is called, after `failures` loads that fail. */
function lateScene(scene: Scene, failures = 0) {
  const around = setUp(scene);
  let arrive: ((module: typeof machineModule) => void) | undefined;
  const load = vi.fn<() => Promise<typeof machineModule>>(
    () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  );
  for (let count = 0; count < failures; count += 1) load.mockRejectedValueOnce(new Error('cut'));
  const { read, publish } = around.store;
  const session = createLateSession({ ...around, read, publish }, load);
  return {
    ...around,
    session,
    actions: session.actions,
    load,
    arrive: () => arrive?.(machineModule),
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

it('loads nothing and asks for nothing for a visitor', async () => {
  const scene = lateScene({});
  await scene.session.start();
  scene.session.recheck();
  expect(scene.load).not.toHaveBeenCalled();
  expect(scene.api.calls).toEqual([]);
  expect(scene.statuses()).toEqual(['anonymous']);
});

it('asks who a remembered person is, and what they may have, while the machine is on its way', async () => {
  const scene = lateScene({ stored: good });
  void scene.session.start();
  await settled();
  expect(scene.api.calls).toEqual(['GET /me']);
  expect(scene.entitlementChanged).toHaveBeenCalledWith(true);
  expect(scene.store.read()).toEqual({ status: 'signing-in' });
  scene.arrive();
  await vi.waitFor(() => expect(scene.store.read()).toMatchObject({ status: 'ready' }));
  expect(scene.api.calls).toEqual(['GET /me']);
  expect(scene.entitlementChanged).toHaveBeenCalledTimes(1);
});

it('fetches the identity provider together with the machine when the token has run out', async () => {
  const scene = lateScene({ stored: stale });
  void scene.session.start();
  expect(scene.loadIdentity).toHaveBeenCalledTimes(1);
  scene.arrive();
  await vi.waitFor(() => expect(scene.store.read()).toMatchObject({ status: 'ready' }));
  expect(scene.tokens.read()).toBe(good);
});

it('offers to go on later when the machine does not come, and goes on', async () => {
  const scene = lateScene({ stored: good }, 1);
  await scene.session.start();
  expect(scene.store.read()).toMatchObject({
    status: 'identity-only',
    reason: 'unreachable',
    message: 'No connection. Try again.',
  });
  expect(scene.tokens.read()).toBe(good);
  const outcome = scene.actions.retry();
  scene.arrive();
  expect(await outcome).toEqual({ ok: true });
  expect(scene.store.read()).toMatchObject({ status: 'ready' });
});

it('signs in once the machine is here, and says so when it does not come', async () => {
  const scene = lateScene({}, 1);
  const lost = { ok: false, code: 'network-request-failed', message: 'No connection. Try again.' };
  expect(await scene.actions.signIn(credentials)).toEqual(lost);
  expect(scene.store.read()).toEqual({ status: 'anonymous' });
  const outcome = scene.actions.signIn(credentials);
  scene.arrive();
  expect(await outcome).toEqual({ ok: true });
});

it('takes up the session that another tab began', async () => {
  const scene = lateScene({});
  await scene.session.start();
  scene.tokens.fromOtherTab(good);
  scene.arrive();
  await vi.waitFor(() => expect(scene.store.read()).toMatchObject({ status: 'ready' }));
});

it('renews a refused token with the machine', async () => {
  const scene = lateScene({ stored: stale });
  const renewed = scene.session.renew(stale);
  scene.arrive();
  expect(await renewed).toBe(good);
});

it('signs out here even when the machine does not come', async () => {
  const scene = lateScene({ stored: good }, 2);
  await scene.session.start();
  await scene.actions.signOut();
  expect(scene.store.read()).toEqual({ status: 'anonymous' });
  expect(scene.tokens.read()).toBeUndefined();
  expect(scene.toasts.shown).toEqual([
    'error: You are signed out here, but the server could not be told. Your access ends within 10 minutes.',
  ]);
});
