import { expect, test } from 'vitest';

import { demoSite } from '../demo/demo-site.ts';
import { readConfig } from './config.ts';
import { publicConfig } from './public-config.ts';

test('carries what the browser needs, and where the stand-in is', () => {
  expect(publicConfig(readConfig({ ACCESS_TOKEN_SECRET: 's'.repeat(32) }))).toEqual({
    identity: {
      apiKey: 'sandbox-key-of-demo-motohaat',
      authDomain: 'demo-motohaat.firebaseapp.com',
      projectId: 'demo-motohaat',
      sandbox: { url: 'http://127.0.0.1:4401', popupScript: 'http://127.0.0.1:4401/js/api.js' },
    },
    payments: {
      publishableKey: 'pk_test_MotoHaatSandbox',
      scriptUrl: 'http://127.0.0.1:4401/endive/stripe.js',
    },
    bkash: true,
    contact: { email: 'help@motohaat.example', phone: '+880 1700 000000' },
  });
});

test('names the address of the site where the server knows it', () => {
  const config = readConfig({ PUBLIC_ORIGIN: 'https://motohaat.example' });
  expect(publicConfig(config)).toHaveProperty('origin', 'https://motohaat.example');
  expect(publicConfig(readConfig({}))).not.toHaveProperty('origin');
});

test('names the booking fee where one is taken', () => {
  expect(publicConfig(readConfig({ PAYMENT_CHARGE: 'fee' }))).toHaveProperty('bookingFee', 2_000);
});

test('shows the demo buyer and seller in demo mode, and never the admin', () => {
  const { demo } = publicConfig(readConfig({ DEMO_MODE: '1' }), demoSite.signIns);
  expect(demo).toEqual({
    buyer: { email: 'demo.buyer@motohaat.example', password: 'Demo#2026' },
    seller: { email: 'demo.seller@motohaat.example', password: 'Demo#2026' },
  });
});

test('knows no stand-in with a real project', () => {
  const { identity } = publicConfig(readConfig({ FIREBASE_PROJECT_ID: 'motohaat-live' }));
  expect(identity).not.toHaveProperty('sandbox');
});
