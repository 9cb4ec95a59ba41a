import { allCalls, type NamedCall } from '@motohaat/contract/all-calls';

import { operationOf } from './operation.ts';
import type { Operation } from './operation.types.ts';
import { pathItems } from './paths.ts';
import { refusalSchema } from './refusals.ts';
import { securitySchemes } from './security.ts';
import { tags } from './tags.ts';

export type ApiDescription = {
  openapi: string;
  info: object;
  servers: object[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: object;
};

/** Every call in OpenAPI, from the very schemas that check and write it. */
export function describeApi(table: readonly NamedCall[] = allCalls): ApiDescription {
  const nouns = new Set(table.map(({ noun }) => noun));
  return {
    openapi: '3.1.0',
    info: {
      title: 'MotoHaat',
      summary: 'A marketplace for used motorbikes in Bangladesh.',
      description: 'The calls that the site itself makes, and those with which teams release.',
      version: '0.1.0',
      license: { name: 'MIT', identifier: 'MIT' },
      contact: { name: 'MotoHaat', email: 'support@motohaat.example' },
    },
    servers: [
      {
        url: 'https://motohaat.example',
        description: 'Production: the origin of the site, wherever it is installed.',
        'x-internal': false,
      },
    ],
    tags: tags.filter(({ name }) => nouns.has(name)),
    paths: pathItems(table.map((each) => ({ ...each, operation: operationOf(each) }))),
    components: { securitySchemes, schemas: { Refusal: refusalSchema } },
  };
}
