import { fastifySwagger } from '@fastify/swagger';
import { allCalls } from '@motohaat/contract/all-calls';
import * as calls from '@motohaat/contract/calls';
import fastifyPlugin from 'fastify-plugin';

import { idempotencyHeaders } from './idempotency.ts';
import { route } from './route.ts';

const title = 'MotoHaat';
const description = 'Used motorbikes in Bangladesh: the calls that the site itself makes.';

const securitySchemes = {
  accessToken: { type: 'http', scheme: 'bearer', description: 'From GET /api/jwt.' },
  teamToken: { type: 'http', scheme: 'bearer', description: 'From npm run team -- create.' },
  idToken: { type: 'http', scheme: 'bearer', description: "The identity provider's." },
} as const;

/** Calls that take another token than the access token. */
const tokens: Record<string, keyof typeof securitySchemes> = {
  identity: 'idToken',
  team: 'teamToken',
};

/** Every refusal, whatever the call; a call's own key, such as `acknowledged`, is added. */
const refusal = {
  description: 'A refusal',
  type: 'object',
  required: ['message', 'code', 'requestId'],
  properties: {
    message: { type: 'string', description: 'A sentence for a person.' },
    code: { type: 'string' },
    requestId: { type: 'string' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    reasons: { type: 'array', items: { type: 'string' } },
  },
};

/** Describes every call in OpenAPI, from the very schemas that check and write it. */
export const openapi = fastifyPlugin<{ prefix: string }>(
  async (app, { prefix }) => {
    await app.register(fastifySwagger, {
      openapi: {
        openapi: '3.1.0',
        info: { title, description, version: '0.1.0' },
        components: { securitySchemes },
      },
      transform: ({ schema, url, route: { config = {} } }) => {
        // Pages and files are no calls.
        if (!url.startsWith(`${prefix}/`)) return { schema: { hide: true }, url };
        const { access, call } = config;
        const noun = allCalls.find((each) => each.call === call)?.noun;
        const scheme = tokens[String(access)] ?? 'accessToken';
        const isOptional = access === 'optional' || access === 'lenient';
        const security = [...(isOptional ? [{}] : []), { [scheme]: [] }];
        const takesKey = call?.idempotent !== undefined;
        const described = {
          ...schema,
          ...(noun !== undefined && { tags: [noun] }),
          ...(takesKey && { headers: idempotencyHeaders }),
          response: { ...(schema?.response as object), default: refusal },
        };
        return { schema: access === 'public' ? described : { ...described, security }, url };
      },
    });
    route(app, calls.meta.describe, async () => ({ ...app.swagger() }));
  },
  { name: 'openapi', dependencies: ['access'] },
);
