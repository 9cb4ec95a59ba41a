import { describe, expect, it, vi } from 'vitest';

import { good, refusal, refuse, setUp } from '../testing/session-scene.ts';

describe('coming back from the page of Google', () => {
  it('signs in, and makes a new person a buyer', async () => {
    const jwt = vi.fn<() => unknown>(() => ({ accessToken: good }));
    jwt.mockReturnValueOnce(refusal('no_account'));
    const scene = setUp({ returned: true, answers: { 'GET /jwt': jwt } });
    await scene.session.start();
    expect(scene.identity.done).toEqual(['takeRedirect']);
    expect(scene.api.calls).toContain('POST /users');
    expect(scene.statuses()).toEqual(['anonymous', 'signing-in', 'signing-in', 'ready']);
  });

  it('is anonymous without a word when the person gave up there', async () => {
    const scene = setUp({ returned: true, identity: { takeRedirect: refuse('user-cancelled') } });
    await scene.session.start();
    expect(scene.store.read()).toEqual({ status: 'anonymous' });
    expect(scene.toasts.shown).toEqual([]);
  });

  it('says why it failed', async () => {
    const scene = setUp({ returned: true, identity: { takeRedirect: refuse('user-disabled') } });
    await scene.session.start();
    expect(scene.store.read()).toEqual({ status: 'anonymous' });
    expect(scene.toasts.shown).toEqual(['error: This account is suspended. Contact support.']);
  });

  it('keeps a session that another tab began meanwhile', async () => {
    const scene = setUp({ returned: true, stored: good });
    await scene.session.start();
    expect(scene.identity.done).toEqual([]);
    expect(scene.store.read()).toMatchObject({ status: 'ready' });
  });

  it('forgets that it was leaving when it could not leave', async () => {
    const scene = setUp({ identity: { leaveForGoogle: refuse('network-request-failed') } });
    expect(await scene.actions.signInWithGoogle('redirect')).toMatchObject({
      ok: false,
      message: 'No connection. Try again.',
    });
    expect(scene.redirect.set).toHaveBeenCalledTimes(1);
    expect(scene.redirect.clear).toHaveBeenCalledTimes(1);
  });
});
