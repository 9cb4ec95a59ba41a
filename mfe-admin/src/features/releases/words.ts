import type { RegisteredRelease, RevisionOperation } from '@motohaat/contract/registry';
import type { BadgeTone } from '@motohaat/ui/badge';

/** What made a revision. */
export const operationWords: Record<RevisionOperation, { badge: string; tone: BadgeTone }> = {
  start: { badge: 'Started', tone: 'neutral' },
  promote: { badge: 'Promoted', tone: 'success' },
  canary: { badge: 'Canary', tone: 'neutral' },
  rollback: { badge: 'Rolled back', tone: 'danger' },
  kill: { badge: 'Taken off', tone: 'danger' },
  revive: { badge: 'Brought back', tone: 'success' },
};

const ownAuthors: Partial<Record<string, string>> = {
  server: 'the server',
  system: 'MotoHaat itself',
};

/** Who made a revision or published a release. */
export function authorWords(author: string): string {
  return ownAuthors[author] ?? author;
}

/** Whom a canary is for: `5 % of visitors and 2 accounts`. */
export function peopleWords({ percent, accounts }: { percent: number; accounts: number }): string {
  const named = accounts === 1 ? '1 account' : `${accounts} accounts`;
  if (percent === 0) return named;
  return accounts === 0 ? `${percent} % of visitors` : `${percent} % of visitors and ${named}`;
}

const moment = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Dhaka',
});

/** A moment on the clocks of Dhaka: `20 Nov 2026, 22:40`. */
export function momentWords(iso: string): string {
  return moment.format(new Date(iso));
}

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Asia/Dhaka' });

/** The time of day in Dhaka: `22:40`. */
export function clockWords(iso: string): string {
  return clock.format(new Date(iso));
}

/** A share from 0 to 1: `0 %`, `2.5 %`, `40 %`. */
export function percentWords(share: number): string {
  const percent = share * 100;
  return `${percent > 0 && percent < 10 ? Number(percent.toFixed(1)) : Math.round(percent)} %`;
}

/** What a release weighs, beside what it may: `122 of 130 kB JavaScript, 9 of 75 kB CSS`. */
export function sizeWords({ size, budget }: Pick<RegisteredRelease, 'size' | 'budget'>): string {
  const part = (what: 'javascript' | 'css', name: string) =>
    `${Number(size[what].toFixed(1))}${budget ? ` of ${budget[what]}` : ''} kB ${name}`;
  return `${part('javascript', 'JavaScript')}, ${part('css', 'CSS')}`;
}
