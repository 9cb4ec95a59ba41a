import type { FastifySchemaValidationError } from 'fastify';

/**
 * Says for each field what is wrong with it, in a sentence for a person.
 *
 * @param errors what Fastify's validator found; its own words never reach the caller
 * @returns field name → sentence; an error about the whole value has the name ''
 */
export function validationFields(
  errors: readonly FastifySchemaValidationError[],
): Record<string, string> {
  const fields: Record<string, string> = {};
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

function sentence({ keyword, params }: FastifySchemaValidationError): string {
  const limit = String(params['limit']);
  switch (keyword) {
    case 'required':
      return 'This is needed.';
    case 'type':
      return `This must be ${withArticle(String(params['type']))}.`;
    case 'enum': {
      const allowed = params['allowedValues'];
      return `This must be one of: ${Array.isArray(allowed) ? allowed.join(', ') : ''}.`;
    }
    case 'maxLength':
      return `This may have ${limit} characters at most.`;
    case 'minLength':
      return `This needs ${limit} characters or more.`;
    case 'maximum':
      return `This may be ${limit} at most.`;
    case 'minimum':
      return `This must be ${limit} or more.`;
    default:
      return 'This is not in the form that is needed.';
  }
}

function withArticle(noun: string): string {
  return /^[aio]/.test(noun) ? `an ${noun}` : `a ${noun}`;
}
