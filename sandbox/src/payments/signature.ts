import { createHmac } from 'node:crypto';

/**
 * The header that proves where a webhook comes from: HMAC-SHA256 over time and raw body.
 * Source: https://docs.stripe.com/webhooks/signature
 *
 * @param time seconds since 1970.
 */
export function signatureHeader(payload: string, secret: string, time: number): string {
  const signature = createHmac('sha256', secret).update(`${time}.${payload}`).digest('hex');
  return `t=${time},v1=${signature}`;
}
