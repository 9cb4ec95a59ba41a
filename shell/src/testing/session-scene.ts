import { ApiError } from '@motohaat/api/errors';
import { stubApi } from '@motohaat/api/stub-api';
import { type ErrorCode, errorCatalogue } from '@motohaat/contract/errors';
import { vi } from 'vitest';

import { IdentityError, type IdentityProvider } from '../session/identity.ts';
import type { SessionParts } from '../session/parts.ts';
import { createSession } from '../session/session.ts';
import {
  fakeIdentity,
  fakeSessionStore,
  fakeToasts,
  fakeTokens,
  tokenThatExpires,
} from './fakes.ts';

export const refusal = (code: ErrorCode) => new ApiError({ code, ...errorCatalogue[code] });
export const refuse = (code: string) => () => Promise.reject(new IdentityError(code));
export const good = tokenThatExpires(Date.now() + 600_000, 'good');
export const stale = tokenThatExpires(Date.now() - 1000, 'stale');
export const me = {
  _id: '7',
  id: '7',
  email: 'rina@x.example',
  name: 'Rina',
  role: 'buyer',
  photo: null,
  language: null,
};
export const credentials = { email: 'rina@x.example', password: 'Abc#2026' };

type Scene = {
  stored?: string;
  answers?: Record<string, unknown>;
  identity?: Partial<IdentityProvider>;
  /** The person comes back from the provider's page. */
  returned?: boolean;
};

/** What the server answers when it has made Rina's account. */
export const newAccount = {
  acknowledged: true,
  insertedId: 'u1',
  email: 'rina@x.example',
  role: 'buyer',
};

/** A session with everything around it in memory; the server knows Rina, a buyer. */
export function setUp({ stored, answers = {}, identity: overrides, returned = false }: Scene = {}) {
  const tokens = fakeTokens(stored);
  const identity = fakeIdentity(overrides);
  const toasts = fakeToasts();
  const store = fakeSessionStore();
  const api = stubApi({
    'GET /jwt': { accessToken: good },
    'GET /me': me,
    'POST /users': newAccount,
    'POST /logout': { acknowledged: true },
    ...answers,
  });
  const loadIdentity = vi.fn<() => Promise<IdentityProvider>>(async () => identity);
  const entitlementChanged = vi.fn<(signedIn: boolean) => void>();
  const personChanged = vi.fn<SessionParts['personChanged']>();
  const redirect = { returned, set: vi.fn<() => void>(), clear: vi.fn<() => void>() };
  const parts = { loadIdentity, api, tokens, toasts, redirect, entitlementChanged, personChanged };
  const session = createSession({ ...parts, read: store.read, publish: store.publish });
  const statuses = () => store.seen.map(({ status }) => status);
  return { ...parts, identity, store, session, statuses, actions: session.actions };
}
