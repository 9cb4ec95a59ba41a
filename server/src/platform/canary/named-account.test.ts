import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';

import { storefrontBuild } from '../testing/builds.ts';
import { liveRevision } from '../testing/revisions.ts';
import { createNamedAccounts } from './named-account.ts';

const [request, reply] = [{} as FastifyRequest, {} as FastifyReply];
const tried = (...accounts: string[]) => ({
  release: { id: 'next', manifest: storefrontBuild().release },
  percent: 0,
  accounts,
});
const revision = {
  ...liveRevision(storefrontBuild()),
  canaries: { 'mfe-storefront': tried('one'), 'mfe-other': tried('two') },
};

/** A browser with one cookie, and a clock. */
function setUp() {
  const at = { time: 0 };
  let jar: string | undefined;
  let lifetime = 0;
  const cookies = {
    read: () => jar,
    set: (_reply: unknown, _name: string, value: string, age: number) => {
      jar = value;
      lifetime = age * 1_000;
    },
    clear: () => {
      jar = undefined;
    },
  };
  const named = createNamedAccounts({ secret: 'secret', cookies }, () => at.time);
  return {
    at,
    remember: (account: string) => named.remember(request, reply, revision, account),
    read: () => named.read(request),
    lifetime: () => lifetime,
  };
}

test.each(['one', 'two'])('an account that any canary names is known by its cookie: %s', (name) => {
  const { at, remember, read, lifetime } = setUp();
  remember(name);
  at.time = lifetime() - 1;
  expect(read()).toBe(name);
  at.time = lifetime();
  expect(read()).toBeUndefined();
});

test('an account that none names is forgotten', () => {
  const { remember, read } = setUp();
  remember('one');
  remember('three');
  expect(read()).toBeUndefined();
});
