import fastifyPlugin from 'fastify-plugin';

import { closedPolicy } from './content-security-policy.ts';

/** Abilities of a browser that no page of ours uses. */
const unusedAbilities = [
  'accelerometer',
  'autoplay',
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
 * The security headers that every answer has, refusals too, whoever refused. An answer that set one
 * of them itself keeps its own: the document its content policy.
 */
export const securityHeaders = fastifyPlugin<{ production: boolean }>(
  async (app, { production }) => {
    const constant = Object.entries({
      ...headers,
      ...(production && { 'strict-transport-security': twoYears }),
    });
    app.addHook('onSend', async (_request, reply) => {
      for (const [name, value] of constant) {
        if (!reply.hasHeader(name)) reply.header(name, value);
      }
    });
  },
  { name: 'security-headers', fastify: '5.x' },
);
