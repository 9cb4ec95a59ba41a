import * as calls from '@motohaat/contract/calls';
import fastifyPlugin from 'fastify-plugin';

import { type ApiDescription, describeApi } from '../openapi/describe-api.ts';
import { route } from './route.ts';

/** The table of calls is the same for every server that a process puts together. */
let description: ApiDescription | undefined;

/** Answers how every call is made, for tools. */
export const openapi = fastifyPlugin(
  async (app) => {
    const described = (description ??= describeApi());
    route(app, calls.meta.describe, async () => ({ ...described }));
  },
  { name: 'openapi', dependencies: ['access'] },
);
