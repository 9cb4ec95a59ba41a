import type { MailChoices, TroubledMail } from '@motohaat/contract/mails';
import { isAlwaysMailed } from '@motohaat/domain/mail';
import { v7 as newId } from 'uuid';
import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';

import { messagesIn } from '../../messages/index.ts';
import type { Person } from '../../testing/app.ts';
import { mailsOf, testCarrier, testMailing } from '../../testing/mails.ts';
import { createMarket, type Market } from '../../testing/market.ts';
import { readPages } from '../../testing/read-pages.ts';
import { addUser } from '../../testing/rows.ts';
import { tell } from '../notices/tell.ts';
import { setMailing } from './channel.ts';
import { sendSome } from './send-some.ts';
import { unsubscribeTokens } from './unsubscribe-token.ts';

const { mails: t } = messagesIn('en');
let market: Market;
let buyer: Person;
beforeAll(async () => {
  market = await createMarket();
  await setMailing(market.db, true);
});
afterAll(() => market.stop());
beforeEach(async () => {
  buyer = await market.signIn('buyer');
  await market.db.deleteFrom('outbox').execute();
});

const linkOf = (userId: string) => {
  const token = unsubscribeTokens(market.secret).tokenOf({ userId, kind: 'wish_back' });
  return `/api/mails/off?token=${token}`;
};
const post = (url: string, payload: string) =>
  market.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload,
  });
const refusedBy = async (userId: string) => {
  const rows = await market.db
    .selectFrom('notice_refusals')
    .select('kind')
    .where('user_id', '=', userId)
    .execute();
  return rows.map(({ kind }) => kind);
};
const roleChanged = () =>
  tell(market.db, { to: buyer.id, kind: 'role_changed', data: { role: 'buyer' } });

async function choose(mailed: boolean): Promise<MailChoices['subjects']> {
  const body = { kinds: ['wish_sold'], mailed };
  const answer = await market.patch(buyer, '/api/notices/choices', body);
  return answer.json<MailChoices>().subjects;
}
/** Sends what is due; without a trouble of the carrier, the server has a fault. @returns its log */
async function run(trouble?: 'later' | 'never') {
  const carrier = testCarrier();
  if (trouble) carrier.troubles.set(buyer.email, trouble);
  const log = { warn: vi.fn<() => void>(), error: vi.fn<() => void>() };
  const { site, ...mailing } = testMailing(market, carrier);
  const faulty = { ...site, shownIn: failing };
  await sendSome(
    { ...mailing, site: trouble ? site : faulty, log: log as never },
    () => new Date(),
  );
  return log;
}
const failing = () => {
  throw new Error('A fault of ours.');
};

describe('a link in a mail', () => {
  test('asks first, and leads to where all is chosen', async () => {
    const { body } = await market.app.inject({ url: linkOf(buyer.id) });
    for (const part of [t.off.question, t.off.confirm, t.off.all, '/dashboard/profile#mails']) {
      expect(body).toContain(part);
    }
    expect(await refusedBy(buyer.id)).toEqual([]);
  });

  test.each([
    ['kind=1', t.off.stopped(t.kinds.wish_back), 1],
    ['all=1', t.off.stoppedAll, 9],
  ])('by %s says “%s”', async (form, sentence, least) => {
    const { body } = await post(linkOf(buyer.id), form);
    expect(body).toContain(sentence);
    const refused = await refusedBy(buyer.id);
    expect(refused).toContain('wish_back');
    expect(refused.length >= least).toBe(true);
    expect(refused.length === 1).toBe(least === 1);
  });

  test('leads home where no page of the profile is live', async () => {
    const paths = vi.spyOn(market.app, 'pagePath').mockResolvedValue(null);
    onTestFinished(() => paths.mockRestore());
    const { body } = await market.app.inject({ url: linkOf(buyer.id) });
    expect(body).not.toMatch(/#mails|null/);
  });

  test.each(['nobody', 'somebody who has left'])(
    'of %s changes nothing and says so, however well it is signed',
    async (who) => {
      const gone = { status: 'deleted', deleted_at: new Date() } as const;
      const id = who === 'nobody' ? newId() : (await addUser(market.db, gone)).id;
      for (const answer of [
        await market.app.inject({ url: linkOf(id) }),
        await post(linkOf(id), 'all=1'),
      ]) {
        expect([answer.statusCode, answer.body]).toEqual([
          404,
          expect.stringContaining(t.off.invalid),
        ]);
      }
      expect(await refusedBy(id)).toEqual([]);
    },
  );
});

test('what is chosen is shown, and a subject is always mailed if all of it is', async () => {
  for (const mailed of [false, true]) {
    const subjects = await choose(mailed);
    const kinds = subjects.flatMap((subject) => subject.kinds);
    expect(kinds.find(({ kind }) => kind === 'wish_sold')).toMatchObject({ mailed });
    for (const { always, kinds: own } of subjects) {
      expect(always).toBe(own.every(({ kind }) => isAlwaysMailed(kind)));
    }
  }
});

describe('a mail that is not sent', () => {
  test.each([
    ['later', 'warn', 'error', 'failed'],
    ['never', 'error', 'warn', 'dead'],
  ] as const)(
    'because it was refused with “%s” is in the log, which names nobody',
    async (trouble, level, other, status) => {
      await roleChanged();
      const log = await run(trouble);
      expect(log[other]).not.toHaveBeenCalled();
      expect(log[level].mock.calls).toEqual([
        [{ mail: expect.any(String), attempts: 1 }, expect.any(String)],
      ]);
      expect(await mailsOf(market.db, buyer.id)).toMatchObject([
        { status, last_error: `Refused: ${trouble}` },
      ]);
    },
  );

  test('for a fault of ours is tried again, and the fault is in the log alone', async () => {
    await roleChanged();
    const log = await run();
    expect(log.warn).toHaveBeenCalledWith(
      expect.objectContaining({ err: new Error('A fault of ours.') }),
      expect.any(String),
    );
    expect(await mailsOf(market.db, buyer.id)).toMatchObject([
      { status: 'failed', last_error: 'The mail could not be written.' },
    ]);
  });

  test('is listed page by page, and sent again only if it is there', async () => {
    const admin = await market.signIn('admin');
    for (let count = 0; count < 3; count += 1) await roleChanged();
    await run('never');
    const pages = await readPages<TroubledMail>('/api/mails?limit=2', (url) =>
      market.get(admin, url),
    );
    expect(pages.map((page) => page.length)).toEqual([2, 1]);
    expect(new Set(pages.flat().map(({ _id }) => _id)).size).toBe(3);
    const again = await market.post(admin, `/api/mails/${newId()}/sendAgain`);
    expect(again.json()).toMatchObject({ acknowledged: false, code: 'not_found' });
  });
});
