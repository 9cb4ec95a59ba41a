import type { ErrorCode } from '../errors.ts';
import type { Call } from './call.ts';

const always: readonly ErrorCode[] = ['bad_request', 'rate_limited', 'internal', 'unavailable'];
const ofKeys: readonly ErrorCode[] = ['in_progress', 'invalid', 'key_reused'];
const ofBodies: readonly ErrorCode[] = ['payload_too_large', 'unsupported_media_type'];

/** Every refusal that a call may answer with: those of its kind, and its own. */
export function refusalsOf(call: Call): ErrorCode[] {
  const { method, access, ownEmail, params, query, body, idempotent, refusals } = call;
  const codes: ErrorCode[] = [...always];
  if (access !== 'public' && access !== 'lenient') codes.push('unauthenticated');
  if (Array.isArray(access) || access === 'team') codes.push('forbidden');
  if (ownEmail) codes.push('email_mismatch');
  if (params) codes.push('not_found');
  if (query ?? body) codes.push('invalid');
  // A body is read also where a call needs none.
  if (method !== 'GET') codes.push(...ofBodies);
  if (idempotent) codes.push(...ofKeys);
  return [...new Set([...codes, ...refusals])];
}
