import type { FastifyRequest } from 'fastify';

import { accountOf } from '../../plugins/access.ts';

/** What an admin does: who, why, and the request that asked for it. */
export type AdminAction = { adminId: string; reason: string; requestId: string };

/** The action that an admin's request is. */
export function adminActionOf(request: FastifyRequest, reason: string): AdminAction {
  return { adminId: accountOf(request).id, reason, requestId: request.id };
}
