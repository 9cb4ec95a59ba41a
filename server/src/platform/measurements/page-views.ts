import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

import type { Composition } from '@motohaat/contract/composition';

import { type GroupOf, noGroup } from './group-of.ts';

/** A release that a page was given. */
type GivenRelease = { name: string; release: string; canary: boolean };

/** All that a page gets with a composition: the remotes, and the shell that they stand in. */
export function givenWith({
  remotes,
  shell,
}: Pick<Composition, 'remotes' | 'shell'>): readonly GivenRelease[] {
  return shell ? [...remotes, { name: 'shell', ...shell }] : remotes;
}

type Told = { remote: string; release: string; canary: boolean };

/** A page view that the server named, and that may still tell. */
type PageView = {
  /** Of this view alone. */
  id: string;
  /** When it was named. */
  at: Date;
  /** Whether the page was given this release, and as what it says. */
  gave(told: Told): boolean;
  /** The visitor, where a coin decided on the release; `null` elsewhere. */
  groupOf(told: Told): string | null;
};

/**
 * Names page views, so that what a page reports of itself counts once, for a while, and for nothing
 * but what it was given.
 */
export type PageViews = {
  /**
   * A new name, which holds what the page is given and when. Of who views it it tells `groupOf`: who
   * that is for as long as a release is tried, where a coin decided on it.
   */
  issue(given: readonly GivenRelease[], groupOf?: GroupOf): string;
  /** `undefined` for a name that is not one of ours, or too old. */
  read(view: string): PageView | undefined;
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
    issue(given, groupOf = noGroup) {
      const id = randomBytes(12).toString('base64url');
      const text = [
        now().toString(36),
        id,
        given.map((each) => withGroup(each, groupOf(each))).join(','),
      ].join('.');
      return `${text}.${sign(text)}`;
    },
    read(view) {
      const end = view.lastIndexOf('.');
      const text = view.slice(0, Math.max(0, end));
      const [mac, wanted] = [Buffer.from(view.slice(end + 1)), Buffer.from(sign(text))];
      if (mac.length !== wanted.length || !timingSafeEqual(mac, wanted)) return undefined;
      const [time = '', id = '', marks = ''] = text.split('.');
      const at = Number.parseInt(time, 36);
      if (!(at > now() - lifetime && at < now() + skew)) return undefined;
      const given = new Map(
        marks.split(',').map((each): [string, string | null] => {
          const [mark = '', group] = each.split('~');
          return [mark, group ?? null];
        }),
      );
      return {
        id,
        at: new Date(at),
        gave: (told) => given.has(markOf({ ...told, name: told.remote })),
        groupOf: (told) => given.get(markOf({ ...told, name: told.remote })) ?? null,
      };
    },
  };
}

/** Neither names, ids of releases nor groups have such signs. */
function withGroup(given: GivenRelease, group: string | undefined): string {
  return group === undefined ? markOf(given) : `${markOf(given)}~${group}`;
}

function markOf({ name, release, canary }: GivenRelease): string {
  return `${name}:${release}${canary ? '!' : ''}`;
}
