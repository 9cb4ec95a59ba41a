import type { FastifySchemaValidationError } from 'fastify';

import type { Say } from '../messages/index.ts';

/**
 * Says for each field what is wrong with it, in a sentence for a person.
 *
 * @param errors what Fastify's validator found; its own words never reach the caller
 * @returns field name → sentence; an error about the whole value has the name ''
 */
export function validationFields(
  errors: readonly FastifySchemaValidationError[],
): Record<string, Say> {
  const fields: Record<string, Say> = {};
  for (const error of errors.filter(saysWhat)) {
    const field = fieldName(error);
    fields[field] ??= sentence(error);
  }
  return fields;
}

/**
 * A body that may be missing may be `null` too. Nobody means that; and that no alternative fits says
 * less than what is wrong with each.
 */
function saysWhat({ keyword, params }: FastifySchemaValidationError): boolean {
  return keyword !== 'anyOf' && params['type'] !== 'null';
}

function fieldName({ instancePath, keyword, params }: FastifySchemaValidationError): string {
  const path = instancePath.split('/').slice(1);
  if (keyword === 'required') path.push(String(params['missingProperty']));
  return path.join('.');
}

function sentence({ keyword, params }: FastifySchemaValidationError): Say {
  const limit = String(params['limit']);
  switch (keyword) {
    case 'required':
      return (t) => t.fields.needed;
    case 'type':
      return (t) => t.fields.ofType(String(params['type']));
    case 'enum': {
      const allowed = params['allowedValues'] as unknown[];
      return (t) => t.fields.oneOf(allowed.map(String));
    }
    case 'maxLength':
      return (t) => t.fields.longest(limit);
    case 'minLength':
      return (t) => t.fields.shortest(limit);
    case 'maximum':
      return (t) => t.fields.highest(limit);
    case 'minimum':
      return (t) => t.fields.lowest(limit);
    default:
      return (t) => t.fields.otherForm;
  }
}
