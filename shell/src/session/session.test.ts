import { NetworkError } from '@motohaat/api/errors';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import {
  newAccount,
  credentials,
  good,
  me,
  refusal,
  refuse,
  setUp,
  stale,
} from '../testing/session-scene.ts';

beforeEach(() => {
  vi.useRealTimers();
});

describe('at the start', () => {
  it('asks for nothing and loads nothing when no token is stored', async () => {
    const scene = setUp();
    await scene.session.start();
    expect(scene.api.calls).toEqual([]);
    expect(scene.loadIdentity).not.toHaveBeenCalled();
    expect(scene.statuses()).toEqual(['anonymous']);
  });

  it('takes up a good token without the identity provider', async () => {
    const scene = setUp({ stored: good });
    await scene.session.start();
    expect(scene.statuses()).toEqual(['anonymous', 'signing-in', 'ready']);
    expect(scene.loadIdentity).not.toHaveBeenCalled();
    expect(scene.entitlementChanged).toHaveBeenCalledWith(true);
  });

  it('renews a token that has expired', async () => {
    const scene = setUp({ stored: stale });
    await scene.session.start();
    expect(scene.tokens.read()).toBe(good);
    expect(scene.statuses().at(-1)).toBe('ready');
  });

  it('is anonymous when the provider no longer knows the person', async () => {
    const scene = setUp({ stored: stale, identity: { idToken: refuse('no-current-user') } });
    await scene.session.start();
    expect(scene.store.read()).toEqual({ status: 'anonymous' });
    expect(scene.tokens.read()).toBeUndefined();
  });

  it('offers to go on later when the server cannot be reached', async () => {
    const scene = setUp({ stored: good, answers: { 'GET /me': new NetworkError() } });
    await scene.session.start();
    expect(scene.store.read()).toMatchObject({ status: 'identity-only', reason: 'unreachable' });
    expect(scene.tokens.read()).toBe(good);
  });
});

describe('signing in', () => {
  it('goes from anonymous through signing-in to ready', async () => {
    const scene = setUp();
    expect(await scene.actions.signIn(credentials)).toEqual({ ok: true });
    expect(scene.statuses()).toEqual(['anonymous', 'signing-in', 'ready']);
    expect(scene.tokens.read()).toBe(good);
    expect(scene.personChanged.mock.calls).toEqual([['nobody']]);
  });

  it('stays anonymous with a sentence when the password is wrong', async () => {
    const scene = setUp({ identity: { signIn: refuse('wrong-password') } });
    const outcome = {
      ok: false,
      code: 'wrong-password',
      message: 'Email or password is incorrect.',
    };
    expect(await scene.actions.signIn(credentials)).toEqual(outcome);
    expect(scene.store.read()).toEqual({ status: 'anonymous' });
  });

  it('says nothing about a popup that was closed', async () => {
    const scene = setUp({ identity: { signInWithGoogle: refuse('popup-closed-by-user') } });
    expect(await scene.actions.signInWithGoogle()).toEqual({
      ok: false,
      code: 'popup-closed-by-user',
    });
    expect(scene.store.read()).toEqual({ status: 'anonymous' });
  });

  it.each([
    ['no_account', 'no-account'],
    ['account_suspended', 'suspended'],
  ] as const)('is identity-only after %s, with the reason', async (code, reason) => {
    const scene = setUp({ answers: { 'GET /jwt': refusal(code) } });
    expect(await scene.actions.signIn(credentials)).toMatchObject({ ok: false, code: reason });
    expect(scene.store.read()).toMatchObject({ status: 'identity-only', reason });
    expect(scene.tokens.read()).toBeUndefined();
  });

  it('finishes by Retry what the network cut off', async () => {
    vi.useFakeTimers();
    let reachable = false;
    const jwt = () => (reachable ? { accessToken: good } : new NetworkError());
    const scene = setUp({ answers: { 'GET /jwt': jwt } });
    const first = scene.actions.signIn(credentials);
    await vi.runAllTimersAsync();
    expect(await first).toMatchObject({ ok: false, code: 'unreachable' });
    reachable = true;
    expect(await scene.actions.retry()).toEqual({ ok: true });
    expect(scene.statuses().at(-1)).toBe('ready');
  });

  it('makes a buyer of a new person who comes with Google, and leaves a known one alone', async () => {
    const roles: unknown[] = [];
    let known = false;
    const scene = setUp({
      answers: {
        'GET /jwt': () => (known ? { accessToken: good } : refusal('no_account')),
        'POST /users': ({ body }: { body: { role: string } }) => {
          roles.push(body.role);
          known = true;
          return newAccount;
        },
      },
    });
    expect(await scene.actions.signInWithGoogle()).toEqual({ ok: true });
    await scene.actions.signOut();
    expect(await scene.actions.signInWithGoogle()).toEqual({ ok: true });
    expect(roles).toEqual(['buyer']);
  });
});

describe('signing up', () => {
  const person = { ...credentials, name: 'Rina', role: 'seller' } as const;

  it('says that it succeeded only once the account exists', async () => {
    const scene = setUp();
    expect(await scene.actions.signUp(person)).toEqual({ ok: true });
    expect(scene.toasts.shown).toEqual(['success: Successfully Created.']);
    expect(scene.api.calls.slice(0, 2)).toEqual(['POST /users', 'GET /jwt?email=rina@x.example']);
  });

  it('goes on from "Complete your account" when the account could not be made', async () => {
    const scene = setUp({ answers: { 'POST /users': new NetworkError() } });
    expect(await scene.actions.signUp(person)).toMatchObject({ ok: false, code: 'no-account' });
    expect(scene.store.read()).toMatchObject({
      status: 'identity-only',
      reason: 'no-account',
      message: 'No connection. Try again.',
    });
    expect(scene.toasts.shown).toEqual([]);
  });

  it('completes an account without leaving the screen in between', async () => {
    let made = false;
    const scene = setUp({
      answers: {
        'GET /jwt': () => (made ? { accessToken: good } : refusal('no_account')),
        'POST /users': () => {
          made = true;
          return newAccount;
        },
      },
    });
    await scene.actions.signIn(credentials);
    const before = scene.store.seen.length;
    expect(await scene.actions.completeAccount({ name: 'Rina', role: 'buyer' })).toEqual({
      ok: true,
    });
    expect(scene.statuses().slice(before)).toEqual(['ready']);
  });
});

describe('signing out', () => {
  it('clears everything here at once, and tells server and provider', async () => {
    const scene = setUp({ stored: good });
    await scene.session.start();
    const ended = scene.actions.signOut();
    expect(scene.store.read()).toEqual({ status: 'anonymous' });
    expect(scene.tokens.read()).toBeUndefined();
    expect(scene.entitlementChanged).toHaveBeenLastCalledWith(false);
    expect(scene.personChanged.mock.calls).toEqual([['nobody'], ['somebody']]);
    await ended;
    expect(scene.api.calls).toContain('POST /logout');
    expect(scene.identity.done).toContain('signOut');
    expect(scene.toasts.shown).toEqual([]);
  });

  it('clears everything here also when the server cannot be told, and says so', async () => {
    const scene = setUp({ stored: good, answers: { 'POST /logout': new NetworkError() } });
    await scene.session.start();
    await scene.actions.signOut();
    expect(scene.tokens.read()).toBeUndefined();
    expect(scene.toasts.shown).toHaveLength(1);
  });

  it('does not come back with a renewal that was under way', async () => {
    const scene = setUp({ stored: good });
    await scene.session.start();
    const renewed = scene.session.renew(good);
    scene.tokens.fromOtherTab();
    expect(await renewed).toBeUndefined();
    expect(scene.tokens.read()).toBeUndefined();
    expect(scene.store.read()).toEqual({ status: 'anonymous' });
  });

  it('follows another tab, out and in again', async () => {
    const scene = setUp({ stored: good });
    await scene.session.start();
    scene.tokens.fromOtherTab();
    expect(scene.store.read()).toEqual({ status: 'anonymous' });
    scene.tokens.fromOtherTab(good);
    await vi.waitFor(() => expect(scene.statuses().at(-1)).toBe('ready'));
  });

  it('is noticed when the page comes back from the browser’s cache', async () => {
    const scene = setUp({ stored: good });
    await scene.session.start();
    scene.tokens.clear();
    scene.session.recheck();
    expect(scene.store.read()).toEqual({ status: 'anonymous' });
  });
});

describe('a token that the server refuses', () => {
  it('is renewed, and role and entitlement are asked for again', async () => {
    let role = 'buyer';
    const scene = setUp({ stored: good, answers: { 'GET /me': () => ({ ...me, role }) } });
    await scene.session.start();
    role = 'seller';
    scene.tokens.write('refused');
    expect(await scene.session.renew('refused')).toBe(good);
    await vi.waitFor(() => expect(scene.store.read()).toMatchObject({ user: { role: 'seller' } }));
    expect(scene.entitlementChanged).toHaveBeenCalledTimes(2);
  });

  it('does not end a session that merely cannot be renewed now', async () => {
    const scene = setUp({ stored: good });
    await scene.session.start();
    scene.loadIdentity.mockRejectedValue(new NetworkError());
    scene.tokens.write('refused');
    expect(await scene.session.renew('refused')).toBeUndefined();
    expect(scene.statuses().at(-1)).toBe('ready');
  });
});

it('answers a password reset the same for an unknown address', async () => {
  const { actions } = setUp({ identity: { sendPasswordReset: refuse('user-not-found') } });
  expect(await actions.sendPasswordReset('nobody@x.example')).toEqual({ ok: true });
});
