import { createHmac } from 'node:crypto';

/**
 * What is signed, as Standard Webhooks says it (standardwebhooks.com, version 1.0.0): HMAC-SHA256 over
 * `<id>.<seconds>.<body>`.
 */
export type Signed = { id: string; at: Date; body: string };

/** The key of a webhook: of its id and the server's own secret, so that none is kept. */
export function webhookKey(secret: string, webhookId: string): Buffer {
  return createHmac('sha256', secret).update(`webhook ${webhookId}`).digest();
}

/** A key as the other side is given it. */
export function writtenKey(key: Buffer): string {
  return `whsec_${key.toString('base64')}`;
}

/** The headers by which the other side knows who sends, when, and that it has not had it before. */
export function signatureHeaders(key: Buffer, { id, at, body }: Signed): Record<string, string> {
  const seconds = String(Math.floor(at.getTime() / 1_000));
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': seconds,
    'webhook-signature': `v1,${signature}`,
  };
}
