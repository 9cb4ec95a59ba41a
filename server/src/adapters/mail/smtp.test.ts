import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { type Sandbox, startSandbox } from '@motohaat/sandbox';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import type { MailPort } from './port.ts';
import { smtpMail, smtpServer } from './smtp.ts';

type Taken = { messageId: string; html: string; text: string; headers: Record<string, string> };

let dir: string;
let sandbox: Sandbox;
let port: MailPort;
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'motohaat-smtp-'));
  sandbox = await startSandbox({ port: 0, host: '127.0.0.1', dir, log: () => {} });
  port = smtpMail({
    url: sandbox.mail.smtpUrl,
    from: 'MotoHaat <notices@motohaat.test>',
    replyTo: 'help@motohaat.test',
  });
});
afterAll(async () => {
  port.close();
  await sandbox.stop();
  await rm(dir, { recursive: true, force: true });
});
beforeEach(() => control('reset', {}));

async function control(call: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(`${sandbox.url}/__sandbox/mail/${call}`, {
    ...(body !== undefined && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  return answer.json();
}
const taken = async () => ((await control('state')) as { mails: Taken[] }).mails;

const mail = {
  id: '1.notice',
  to: 'rina@example.com',
  at: new Date('2026-03-04T05:06:07Z'),
  subject: 'আপনার বাইক বুক হয়েছে',
  html: '<!doctype html><html lang="bn"><head></head><body><p>৳২,৪০,০০০</p></body></html>',
  text: '৳২,৪০,০০০',
  language: 'bn',
  unsubscribeUrl: 'https://motohaat.test/api/mails/off?token=t',
};

test('a mail arrives as HTML and as text, and says how to end its kind (RFC 8058)', async () => {
  await port.send(mail);
  const [one] = await taken();
  expect(one).toMatchObject({
    subject: mail.subject,
    to: [mail.to],
    at: mail.at.getTime(),
    messageId: '<1.notice@motohaat.test>',
    headers: {
      'list-unsubscribe': `<${mail.unsubscribeUrl}>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      'auto-submitted': 'auto-generated',
      'reply-to': 'help@motohaat.test',
    },
  });
  expect(one?.html.trim()).toBe(mail.html);
  expect(one?.text.trim()).toBe(mail.text);
});

test.each([
  ['a full mailbox', { method: 'RCPT', status: 452 }, false],
  ['an address that is not understood', { method: 'RCPT', status: 500 }, true],
  ['an address that is not', { method: 'RCPT', status: 550 }, true],
  ['a mail that is refused', { method: 'DATA', status: 554 }, true],
  ['a busy server', { method: 'DATA', status: 451 }, false],
  ['a sender that may not send', { method: 'MAIL', status: 550 }, false],
  ['a connection that is cut', { method: 'RCPT', drop: true }, false],
])('%s is told apart', async (_what, failure, isFinal) => {
  await control('faults', [{ match: '@', ...failure }]);
  await expect(port.send(mail)).rejects.toMatchObject({ name: 'MailError', isFinal });
  expect(await taken()).toEqual([]);
});

const [required, none] = [
  { secure: false, requireTLS: true, ignoreTLS: false },
  { secure: false, requireTLS: false, ignoreTLS: true },
];
const throughout = { secure: true, requireTLS: false, ignoreTLS: false };
test.each([
  ['smtp://mail.example', { host: 'mail.example', port: 587, ...required }],
  ['smtp://mail.example:2525', { host: 'mail.example', port: 2525, ...required }],
  ['smtps://mail.example', { host: 'mail.example', port: 465, ...throughout }],
  ['smtps://mail.example:4650', { host: 'mail.example', port: 4650, ...throughout }],
  ['smtp://127.0.0.1:1025', { host: '127.0.0.1', port: 1025, ...none }],
  ['smtp://[::1]', { host: '::1', port: 587, ...none }],
  ['smtps://localhost', { host: 'localhost', port: 465, ...throughout }],
  [
    'smtp://a%40b:p%2Fq@mail.example',
    { host: 'mail.example', port: 587, ...required, auth: { user: 'a@b', pass: 'p/q' } },
  ],
])('another machine is spoken to encrypted, or not at all: %s', (url, server) => {
  expect(smtpServer(url)).toEqual(server);
});

test('a mail whose answer is lost is sent again as the same mail', async () => {
  await control('faults', [{ match: 'rina', method: 'DATA', drop: true, after: true, times: 1 }]);
  await expect(port.send(mail)).rejects.toMatchObject({ isFinal: false });
  await port.send(mail);
  expect((await taken()).map(({ messageId }) => messageId)).toEqual([
    '<1.notice@motohaat.test>',
    '<1.notice@motohaat.test>',
  ]);
});

test('the sandbox shows a mail as it looks, in a frame that can do nothing', async () => {
  await port.send(mail);
  const list = await (await fetch(`${sandbox.url}/mails`)).text();
  const [, place = ''] = /href="(\/mails\/\w+)"/.exec(list) ?? [];
  const page = await fetch(sandbox.url + place);
  expect(page.headers.get('content-security-policy')).toContain("frame-src 'self'");
  expect(await page.text()).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const frame = await fetch(`${sandbox.url + place}/html`);
  expect(frame.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await frame.text()).toContain('৳২,৪০,০০০');
});
