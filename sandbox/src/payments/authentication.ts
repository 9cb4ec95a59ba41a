import { StripeRefusal } from './errors.ts';
import { PUBLISHABLE_KEY, SECRET_KEY } from './vendor.ts';

/**
 * Says whether the caller is a browser (publishable key) or a server (secret key).
 *
 * @param header the Authorization header.
 * @param parameter the parameter `key`, which browsers send instead.
 * @throws HttpError 401 for any key that is not this stand-in's own, live keys above all.
 */
export function isPublishable(header: string | undefined, parameter: string | undefined): boolean {
  const key = /^Bearer (\S+)$/i.exec(header ?? '')?.[1] ?? parameter;
  if (key === SECRET_KEY) return false;
  if (key === PUBLISHABLE_KEY) return true;
  if (!key) throw refusal('You did not provide an API key.');
  if (/^(sk|rk|pk)_live_/.test(key)) {
    throw refusal('A live key was sent to the sandbox. It was not kept; the sandbox is for tests.');
  }
  throw refusal(`Invalid API Key provided: ${key.slice(0, 8)}***. The sandbox knows its own only.`);
}

function refusal(message: string): Error {
  return new StripeRefusal(401, { type: 'invalid_request_error', message });
}
