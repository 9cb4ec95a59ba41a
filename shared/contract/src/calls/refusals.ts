import type { ErrorCode } from '../errors.ts';
import type { Call } from './call.ts';

const always: readonly ErrorCode[] = ['bad_request', 'rate_limited', 'internal', 'unavailable'];
const ofKeys: readonly ErrorCode[] = ['in_progress', 'invalid', 'key_reused'];
const ofBodies: readonly ErrorCode[] = ['payload_too_large', 'unsupported_media_type'];

/** Every refusal that a call may answer with: those of its kind, and its own. */
export function refusalsOf(call: Call): ErrorCode[] {
  const { access, ownEmail, params, query, headers, body, idempotent, refusals } = call;
  const codes: ErrorCode[] = [...always];
  if (access !== 'public' && access !== 'lenient') codes.push('unauthenticated');
  if (Array.isArray(access) || access === 'team') codes.push('forbidden');
  if (ownEmail) codes.push('email_mismatch');
  if (params) codes.push('not_found');
  if (query ?? headers ?? body) codes.push('invalid');
  if (body) codes.push(...ofBodies);
  if (idempotent) codes.push(...ofKeys);
  return [...new Set([...codes, ...refusals])];
}
