import type { FastifyRequest } from 'fastify';

import { accountOf } from '../../plugins/access.ts';
import type { ActOf } from './administration.ts';

/** The act that an admin's request is. */
export function actOf(request: FastifyRequest, reason: string): ActOf {
  return { adminId: accountOf(request).id, reason, requestId: request.id };
}
