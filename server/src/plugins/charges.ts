import type { FastifyRequest } from 'fastify';

import { addressKey } from './address-key.ts';
import type { Allowance } from './allowances.ts';
import { hasExpired, type TokenClaims } from './tokens.ts';

/** What a call takes from, and of whom. */
type Charge = [allowance: Allowance, key: string];

type Asked = Pick<FastifyRequest, 'headers' | 'ip' | 'method' | 'routeOptions'>;

/** Which allowance a call takes from, by its route or its method. */
export function kindOf({ routeOptions, method }: Asked) {
  return routeOptions.config.limit ?? (readers.has(method) ? 'read' : 'write');
}

const readers = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Before anybody is asked whether the account is there and its token was not ended.
 *
 * @param claims of the token that is shown, expired or not
 */
export function chargeAtDoor(
  request: Asked,
  kind: Exclude<ReturnType<typeof kindOf>, 'none'>,
  claims: TokenClaims | undefined,
): Charge | undefined {
  const isCounted = claims !== undefined && !hasExpired(claims);
  if (!isLookedAt(request)) {
    return isCounted ? ['session', `user ${claims.userId}`] : [kind, address(request)];
  }
  if (!claims) return undefined;
  // One who has many that expired is told so no oftener than somebody who has one.
  return ['session', isCounted ? `token ${claims.tokenId}` : `expired ${claims.userId}`];
}

/** Whether something is shown, and has to count for the call to be carried out. */
function isLookedAt({ headers, routeOptions }: Asked): boolean {
  const { access = 'public' } = routeOptions.config;
  return headers.authorization !== undefined && access !== 'public' && access !== 'lenient';
}

type Verified = Asked & {
  actor: { id: string } | null;
  identity: { uid: string } | null;
  team: string | null;
};

/** Of the account, identity or team that was just verified. */
export function chargeOfCaller(request: Verified): Charge | undefined {
  const kind = kindOf(request);
  const caller = verifiedCaller(request);
  if (kind === 'none' || !caller) return undefined;
  return [kind === 'write' || kind === 'exchange' ? kind : 'session', caller];
}

function verifiedCaller({ actor, identity, team }: Verified): string | undefined {
  if (actor) return `account ${actor.id}`;
  if (identity) return `identity ${identity.uid}`;
  return team ? `team ${team}` : undefined;
}

/** For what is shown and does not count; what has expired was paid for at the door. */
export function chargeOfRefused(
  { headers, ip }: Asked,
  claims: TokenClaims | undefined,
): Charge | undefined {
  return headers.authorization === undefined || claims ? undefined : ['refused', addressKey(ip)];
}

/** For a look into the database, by the claims of the cookie that is shown. */
export function chargeOfLook(request: Asked, claims: TokenClaims | undefined): Charge {
  return claims ? ['files', `user ${claims.userId}`] : ['read', address(request)];
}

const address = ({ ip }: Pick<Asked, 'ip'>) => `address ${addressKey(ip)}`;
