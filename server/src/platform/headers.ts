import fastifyPlugin from 'fastify-plugin';

import { closedPolicy } from './content-security-policy.ts';

/** Abilities of a browser that no page of ours uses. */
const unusedAbilities = [
  'accelerometer',
  'autoplay',
  'bluetooth',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

const headers = {
  'content-security-policy': closedPolicy,
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': unusedAbilities.map((ability) => `${ability}=()`).join(', '),
  'referrer-policy': 'strict-origin',
  'x-content-type-options': 'nosniff',
};

const twoYears = 'max-age=63072000; includeSubDomains';

/**
 * The security headers that every answer has, errors too. The document replaces the content policy
 * by its own.
 */
export const securityHeaders = fastifyPlugin<{ production: boolean }>(
  async (app, { production }) => {
    const constant = production ? { ...headers, 'strict-transport-security': twoYears } : headers;
    app.addHook('onRequest', async (_request, reply) => {
      reply.headers(constant);
    });
  },
  { name: 'security-headers', fastify: '5.x' },
);
