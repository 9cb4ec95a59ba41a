import * as calls from '@motohaat/contract/calls';
import fastifyPlugin from 'fastify-plugin';

import { describeApi } from '../openapi/describe-api.ts';
import { route } from './route.ts';

/** Answers how every call is made, for tools. */
export const openapi = fastifyPlugin(
  async (app) => {
    const description = describeApi();
    route(app, calls.meta.describe, async () => ({ ...description }));
  },
  { name: 'openapi', dependencies: ['access'] },
);
