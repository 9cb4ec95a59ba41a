import { generateKeyPairSync } from 'node:crypto';

import { createCompositionSigner } from '../composition/sign-composition.ts';
import { createPageViews } from '../measurements/page-views.ts';

const pair = generateKeyPairSync('ed25519');

/** A key that signs compositions, and what verifies them. */
export const compositionKey = pair.privateKey.export({ type: 'pkcs8', format: 'pem' });
export const compositionPublicKey = pair.publicKey;

export const platformSecret = 's'.repeat(32);
export const sign = createCompositionSigner(compositionKey, createPageViews(platformSecret));

/** What the server and the machines that look at releases have in common. */
export const smokeKey = 'm'.repeat(32);
