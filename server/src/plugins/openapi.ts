import { fastifySwagger } from '@fastify/swagger';
import fastifyPlugin from 'fastify-plugin';

/** Describes every call in OpenAPI, from the very schemas that check and write it. */
export const openapi = fastifyPlugin(
  async (app) => {
    await app.register(fastifySwagger, {
      openapi: {
        openapi: '3.1.0',
        info: {
          title: 'MotoHaat',
          description: 'Used motorbikes in Bangladesh: the calls that the site itself makes.',
          version: '0.1.0',
        },
        components: {
          securitySchemes: {
            accessToken: { type: 'http', scheme: 'bearer', description: 'From GET /api/jwt.' },
            idToken: { type: 'http', scheme: 'bearer', description: "The identity provider's." },
          },
        },
      },
    });
    app.addHook('onRoute', (route) => {
      const access = route.config?.access;
      const scheme = access === 'identity' ? 'idToken' : 'accessToken';
      if (!route.schema || access === 'public') return;
      route.schema.security = [
        ...(access === 'optional' || access === 'lenient' ? [{}] : []),
        { [scheme]: [] },
      ];
    });
    app.get(
      '/api/openapi.json',
      { config: { access: 'public' }, schema: { hide: true } },
      async () => app.swagger(),
    );
  },
  { name: 'openapi', dependencies: ['access'] },
);
