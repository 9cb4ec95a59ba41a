import type { Boot } from '@motohaat/contract/composition';
import { describe, expect, it } from 'vitest';

import { guardSinks, rulesOf } from './trusted-types.ts';

const site = 'https://motohaat.example';
const sandbox = { url: 'http://127.0.0.1:4401', popupScript: 'http://127.0.0.1:4401/gapi.js' };
const configOf = (sandboxed: boolean): Boot['config'] => ({
  identity: { apiKey: '', authDomain: '', projectId: '', ...(sandboxed && { sandbox }) },
  payments: {
    publishableKey: '',
    ...(sandboxed && { scriptUrl: 'http://127.0.0.1:4402/stripe.js' }),
  },
  contact: { email: '', phone: '' },
});
const real = rulesOf(configOf(false), site);
const local = rulesOf(configOf(true), site);

describe('an address becomes that of a script', () => {
  it.each([
    [real, '/shell/1/profile.abc.js'],
    [real, `${site}/remotes/mfe-buyer/1/remote.abc.js`],
    [real, 'https://apis.google.com/js/api.js?onload=x'],
    [real, 'https://js.stripe.com/v3/'],
    [real, 'https://m.js.stripe.com/inner.js'],
    [local, 'http://127.0.0.1:4401/gapi.js'],
    [local, 'http://127.0.0.1:4402/stripe.js'],
  ])('of one that pages have: %#', ({ createScriptURL }, url) => {
    expect(createScriptURL(url)).toBe(new URL(url, site).href);
  });

  it.each([
    [real, '/api/openapi.json'],
    [real, '/pictures/x.js'],
    [real, '/remotes/../api/x.js'],
    [real, '/remotes/mfe-buyer/1/page.css'],
    [real, 'data:text/javascript,alert(1)'],
    [real, 'javascript:alert(1)//remotes/x.js'],
    [real, 'https://elsewhere.example/remotes/x.js'],
    [real, 'https://elsewhere.example/?https://js.stripe.com'],
    [real, 'https://js.stripe.com.elsewhere.example/v3/'],
    [real, 'https://evil-js.stripe.com/v3/'],
    [real, 'http://js.stripe.com/v3/'],
    [real, 'http://127.0.0.1:4401/gapi.js'],
    [real, 'http://localhost:4413/remote.js'],
    [local, 'https://apis.google.com/js/api.js'],
    [local, 'https://js.stripe.com/v3/'],
  ])('of no other: %#', ({ createScriptURL }, url) => {
    expect(() => createScriptURL(url)).toThrow(TypeError);
  });

  it('of an override on the own machine, once a composition has it', () => {
    const url = 'http://localhost:4413/remote.js';
    const { createScriptURL, follow } = rulesOf(configOf(false), site);
    follow({ override: null });
    expect(() => createScriptURL(url)).toThrow(TypeError);
    follow({ override: { remote: 'mfe-buyer', origin: 'http://localhost:4413', expiresAt: '' } });
    expect(createScriptURL(url)).toBe(url);
    expect(() => createScriptURL('http://localhost:4414/remote.js')).toThrow(TypeError);
  });
});

const data = '{"@context":"https://schema.org","@graph":[{"@type":"Product"}]}';

it('a text stands in a script when it is data for search engines', () => {
  expect(real.createScript(data)).toBe(data);
});

it.each(['alert(1)', '{"@context":1}', '"https://schema.org"', 'null', `${data};alert(1)`, ''])(
  'no other text does: %s',
  (text) => {
    expect(real.createScript(text)).toBeNull();
  },
);
describe('a text becomes markup', () => {
  it.each([
    '',
    'Review 2 of 6',
    '<button  class="swiper-pagination-bullet a_b"></button>'.repeat(6),
  ])('when it is harmless: %s', (text) => {
    expect(real.createHTML(text)).toBe(text);
  });

  it.each([
    '<svg><path d="M0 0"/></svg>',
    '<img src=x onerror=alert(1)>',
    '<button class="a" onclick="alert(1)"></button>',
    '<button class="a"><img></button>',
    '<button class="a"></button><script></script>',
    '&lt;img&gt;',
  ])('and never when it is not: %s', (text) => {
    expect(() => real.createHTML(text)).toThrow(TypeError);
  });
});

it('gives a library that brings rules of its own the page’s, and Google’s script its own', () => {
  const made: Record<string, object> = {};
  const trustedTypes = {
    createPolicy: (name: string, rules: object) => (made[name] = { name, rules }),
  };
  guardSinks(configOf(false), { trustedTypes, location: { origin: site } } as unknown as Window);
  const lax = { createHTML: (text: string) => text };
  expect(trustedTypes.createPolicy('html', lax)).toBe(made['default']);
  expect(trustedTypes.createPolicy('html', lax)).toBe(made['default']);
  trustedTypes.createPolicy('gapi#gapi', lax);
  expect(Object.keys(made)).toEqual(['default', 'gapi#gapi']);
});

it('leaves a browser without Trusted Types as it is', () => {
  expect(() => guardSinks(configOf(false), { location: { origin: site } } as Window)).not.toThrow();
});
