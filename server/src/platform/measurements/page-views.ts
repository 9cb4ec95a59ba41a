import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A release that a page was given. */
type GivenRelease = { name: string; release: string; canary: boolean };

/** A page view that the server named, and that may still tell. */
type PageView = {
  /** Of this view alone. */
  id: string;
  /** When it was named. */
  at: Date;
  /** Whether the page was given this release, and as what it says. */
  gave(told: { remote: string; release: string; canary: boolean }): boolean;
};

/**
 * Names page views, so that what a page reports of itself counts once, for a while, and for nothing
 * but what it was given.
 */
export type PageViews = {
  /** A new name, which holds what the page is given and when; it tells nothing of who views it. */
  issue(given: readonly GivenRelease[]): string;
  /** `undefined` for a name that is not one of ours, or too old. */
  read(name: string): PageView | undefined;
};

/** ms that a page may tell: it does so 5 s after each event, and when it is hidden or left. */
const lifetime = 2 * 3_600_000;

/** ms by which the clock of another process of the server may be ahead. */
const skew = 60_000;

/** @param secret the server's own; another server of the same site needs the same */
export function createPageViews(secret: string, now: () => number = Date.now): PageViews {
  const sign = (text: string) =>
    createHmac('sha256', secret).update(`page view ${text}`).digest('base64url').slice(0, 22);
  return {
    issue(given) {
      const id = randomBytes(12).toString('base64url');
      const text = [now().toString(36), id, given.map(markOf).join(',')].join('.');
      return `${text}.${sign(text)}`;
    },
    read(name) {
      const end = name.lastIndexOf('.');
      const text = name.slice(0, Math.max(0, end));
      const [mac, wanted] = [Buffer.from(name.slice(end + 1)), Buffer.from(sign(text))];
      if (mac.length !== wanted.length || !timingSafeEqual(mac, wanted)) return undefined;
      const [time = '', id = '', marks = ''] = text.split('.');
      const at = Number.parseInt(time, 36);
      if (!(at > now() - lifetime && at < now() + skew)) return undefined;
      const given = new Set(marks.split(','));
      return {
        id,
        at: new Date(at),
        gave: ({ remote, release, canary }) => given.has(markOf({ name: remote, release, canary })),
      };
    },
  };
}

/** Neither names nor ids of releases have such signs. */
function markOf({ name, release, canary }: GivenRelease): string {
  return `${name}:${release}${canary ? '!' : ''}`;
}
