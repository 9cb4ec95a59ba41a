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

/** Of every answer: what it may do when it is opened by itself, and who may load it. */
const ofAll = {
  'content-security-policy': closedPolicy,
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

/** They count for pages alone; beside each file of a page they were 4 kB. */
const ofPages = {
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': unusedAbilities.map((ability) => `${ability}=()`).join(', '),
  'referrer-policy': 'strict-origin',
};

const twoYears = 'max-age=63072000; includeSubDomains';

/**
 * The security headers that every answer has, refusals too, whoever refused, and those of pages. An
 * answer that set one of them itself keeps its own: the document its content policy.
 */
export const securityHeaders = fastifyPlugin<{ production: boolean }>(
  async (app, { production }) => {
    const all = Object.entries({
      ...ofAll,
      ...(production && { 'strict-transport-security': twoYears }),
    });
    const pages = [...all, ...Object.entries(ofPages)];
    app.addHook('onSend', (_request, reply, payload, done) => {
      const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
      for (const [name, value] of isPage ? pages : all) {
        if (!reply.hasHeader(name)) reply.header(name, value);
      }
      done(null, payload);
    });
  },
  { name: 'security-headers', fastify: '5.x' },
);
