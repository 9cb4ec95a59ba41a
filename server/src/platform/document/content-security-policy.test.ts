import type { PublicConfig } from '@motohaat/contract/composition';
import { expect, test } from 'vitest';

import { shellBuild } from '../testing/builds.ts';
import { localConfig, publicConfig } from '../testing/revisions.ts';
import { createPolicyFor, pagePolicy } from './content-security-policy.ts';

test('in production the policy names the providers of identity, payments and photos, and demands HTTPS', () => {
  expect(pagePolicy(publicConfig, { production: true, imageOrigins: ['https://i.ibb.co'] })).toBe(
    "default-src 'none'; " +
      "script-src 'self' https://apis.google.com https://js.stripe.com https://*.js.stripe.com; " +
      "style-src 'self'; img-src 'self' data: blob: https://lh3.googleusercontent.com " +
      'https://i.ibb.co; ' +
      "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com " +
      'https://api.stripe.com; frame-src https://shop.example https://js.stripe.com ' +
      "https://*.js.stripe.com https://hooks.stripe.com; font-src 'self' data:; manifest-src 'self'; " +
      "form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; " +
      'upgrade-insecure-requests',
  );
});

test('locally the policy names the stand-in once and no vendor', () => {
  const imageOrigins = ['http://127.0.0.1:4401'];
  expect(pagePolicy(localConfig, { production: false, imageOrigins })).toBe(
    "default-src 'none'; script-src 'self' http://127.0.0.1:4401; style-src 'self'; " +
      "img-src 'self' data: blob: http://127.0.0.1:4401; " +
      "connect-src 'self' http://127.0.0.1:4401; frame-src http://127.0.0.1:4401; " +
      "font-src 'self' data:; manifest-src 'self'; form-action 'self'; base-uri 'none'; " +
      "object-src 'none'; frame-ancestors 'none'",
  );
});

test('an override adds the one origin on the own machine, and demands no HTTPS of it', () => {
  const options = { production: true, imageOrigins: [] };
  const override = 'http://localhost:4413';
  const plain = pagePolicy(publicConfig, options).split('; ');
  const changed = pagePolicy(publicConfig, { ...options, override }).split('; ');
  const added = plain.filter((directive) => !changed.includes(directive));
  expect(added.map((directive) => directive.split(' ', 1)[0])).toEqual([
    'script-src',
    'style-src',
    'img-src',
    'connect-src',
    'font-src',
    'upgrade-insecure-requests',
  ]);
  for (const directive of added.slice(0, -1)) expect(changed).toContain(`${directive} ${override}`);
});

test('Trusted Types are demanded of a shell that guards the sinks of its pages, and of no other', () => {
  const options = { production: true, imageOrigins: [] };
  const demands = (config: PublicConfig, trustedTypes: boolean | undefined) =>
    createPolicyFor(
      config,
      options,
    )({ manifest: { ...shellBuild().release, trustedTypes } })
      .split('; ')
      .filter((directive) => directive.includes('trusted-types'));
  expect(demands(localConfig, true)).toEqual([
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ]);
  expect(demands(publicConfig, true)[1]).toBe('trusted-types default gapi#gapi');
  expect(demands(publicConfig, undefined)).toEqual([]);
});

test('whoever has an override gets a policy with it, each their own', () => {
  const policyFor = createPolicyFor(publicConfig, { production: true, imageOrigins: [] });
  const shell = { manifest: shellBuild().release };
  const ports = ['http://localhost:4413', 'http://localhost:4414'];
  for (const origin of ports) expect(policyFor(shell, origin)).toContain(`'self' ${origin};`);
  expect(policyFor(shell)).not.toContain('localhost');
});
