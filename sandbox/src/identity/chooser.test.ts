import { afterAll, beforeAll, expect, it } from 'vitest';

import { Harness } from '../testing/harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await Harness.start();
  const displayName = '<b>"Karim" & co</b>';
  await harness.account({ email: 'karim@example.com', google: true, displayName });
  await harness.account({ email: 'rahim@example.com', password: 'Aa1!aa' });
});
afterAll(() => harness.stop());

function open(query: Record<string, string>): Promise<Response> {
  const params = new URLSearchParams({
    authType: 'signInViaPopup',
    providerId: 'google.com',
    redirectUrl: 'http://localhost:4400/login',
    ...query,
  });
  return harness.fetch(`/emulator/auth/handler?${params.toString()}`);
}

it('says that it is not Google and offers the Google accounts it knows', async () => {
  const page = await (await open({})).text();
  expect(page).toMatch(/local stand-in/);
  expect(page).toMatch(/not Google/);
  expect(page).toContain('data-email="karim@example.com"');
  expect(page).not.toContain('rahim@example.com');
});

it('speaks the language that the app asks Google for', async () => {
  const page = await (await open({ customParameters: '{"hl":"bn"}' })).text();
  expect(page).toContain('<html lang="bn">');
  expect(page).toContain('এটি Google নয়');
  expect(await (await open({ customParameters: 'none' })).text()).toContain('<html lang="en">');
});

it('shows names as text, never as markup', async () => {
  const page = await (await open({})).text();
  expect(page).toContain('&#60;b&#62;&#34;Karim&#34; &#38; co');
  expect(page).not.toContain('<b>');
});

it('allows itself nothing inline and no frame around it', async () => {
  const policy = (await open({})).headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe-inline');
  expect(await (await open({})).text()).not.toMatch(/<script(?![^>]* src=)|<style| style=/);
});

it('refuses to send anyone to another computer', async () => {
  for (const redirectUrl of ['https://example.com/', 'javascript:alert(1)', '']) {
    expect((await open({ redirectUrl })).status).toBe(400);
  }
});

it('tells the SDK that other providers are not enabled', async () => {
  const page = await (await open({ providerId: 'facebook.com' })).text();
  expect(page).toContain('data-error="auth/operation-not-allowed"');
});

it('lets only pages of this computer hold the relay', async () => {
  const relay = await harness.fetch('/emulator/auth/iframe');
  expect(relay.headers.get('content-security-policy')).toContain(
    'frame-ancestors http://localhost:* http://127.0.0.1:*',
  );
});

it.each([
  '/js/api.js',
  '/emulator/auth/relay.js',
  '/emulator/auth/chooser.js',
  '/sandbox/page.css',
])('serves %s with its own type', async (path) => {
  const response = await harness.fetch(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^text\/(javascript|css); charset=utf-8$/);
});
