import * as v from 'valibot';

import { call } from './call.ts';

export const describe = call({
  method: 'GET',
  path: '/openapi.json',
  summary: 'Every call, in OpenAPI',
  access: 'public',
  answer: v.record(v.string(), v.unknown()),
  refusals: [],
});
