import { expect, test } from 'vitest';

import { connect } from './connect.ts';

test.each([
  [
    'nobody listens',
    'postgres://somebody:secret@127.0.0.1:1/motohaat',
    /used: connect ECONNREFUSED 127\.0\.0\.1:1\.$/,
  ],
  [
    'the name leads nowhere',
    'postgres://somebody:secret@nowhere.invalid/motohaat',
    /used: getaddrinfo \w+ nowhere\.invalid\.$/,
  ],
])('says in one sentence that %s, without the password', async (_error, databaseUrl, words) => {
  const error = await connect(
    { databaseUrl, dir: '', prepareStatements: true },
    { applicationName: 'test', log: () => {} },
  ).catch((reason: unknown) => reason);
  expect(error).toMatchObject({
    name: 'DatabaseStartError',
    message: expect.stringMatching(/^The database that DATABASE_URL names cannot be used: /),
  });
  expect((error as Error).message).toMatch(words);
  expect((error as Error).message).not.toContain('secret');
});
