import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Names page views, so that what a page reports of itself counts once and cannot be made up. */
export type PageViews = {
  /** A new name; it tells nothing of who views the page. */
  issue(): string;
  /** Whether a name is one of ours. */
  knows(view: string): boolean;
};

/** @param secret the server's own; another server of the same site needs the same */
export function createPageViews(secret: string): PageViews {
  const sign = (nonce: string) =>
    createHmac('sha256', secret).update(`page view ${nonce}`).digest('base64url').slice(0, 22);
  return {
    issue() {
      const nonce = randomBytes(12).toString('base64url');
      return `${nonce}.${sign(nonce)}`;
    },
    knows(view) {
      const [nonce = '', mac = ''] = view.split('.', 2);
      const [given, wanted] = [Buffer.from(mac), Buffer.from(sign(nonce))];
      return given.length === wanted.length && timingSafeEqual(given, wanted);
    },
  };
}
