import buildValidators from '@fastify/ajv-compiler';
import selectSerializers from '@fastify/fast-json-stringify-compiler';
import type { FastifyServerOptions } from 'fastify';

type Compilers = NonNullable<
  NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']
>;
type Factory = ReturnType<typeof selectSerializers>;
type Compile = ReturnType<Factory>;

const buildSerializers = selectSerializers();

/**
 * Makes the functions that check what is sent and write what is answered, once for each schema in a process:
 * they are most of what putting a server together takes, and tests put together hundreds.
 */
export const compilersFactory: Compilers = {
  buildValidator: buildValidators(),
  buildSerializer: (...settings: Parameters<Factory>): Compile => {
    const compile = buildSerializers(...settings);
    return (route) => {
      const schema = route.schema as object;
      const known = serializers.get(schema) ?? compile(route);
      serializers.set(schema, known);
      return known;
    };
  },
};

/** By the schema that each writes; the server's settings of serializers are always the same. */
const serializers = new WeakMap<object, ReturnType<Compile>>();
