import {
  type Crowd,
  everybody,
  type Outcome,
  playCanary,
  type Release,
  usual,
} from './simulate.ts';

/** What many canaries are like, and what must come of them. */
export type Scenario = {
  name: string;
  canary: Release;
  crowd: Crowd;
  /** On the side of each canary. */
  views: number;
  /** The share of canaries that may, or must, be called worse. */
  worse: { most: number } | { least: number };
};

const withMore = (change: Partial<Release>): Release => ({ ...usual, ...change });

export const scenarios = {
  alike: {
    name: 'no difference',
    canary: usual,
    crowd: everybody,
    views: 30_000,
    worse: { most: 0.01 },
  },
  lost: {
    name: 'no difference, 2 % of visitors always fail',
    canary: usual,
    crowd: { ...everybody, alwaysFailing: 0.02 },
    views: 30_000,
    worse: { most: 0.01 },
  },
  few: {
    name: 'no difference, 5 % have the canary, 10 views each, 2 % of visitors always fail',
    canary: usual,
    crowd: { alwaysFailing: 0.02, viewsEach: 10, share: 0.05 },
    views: 3_000,
    worse: { most: 0.01 },
  },
  small: {
    name: 'no difference, 10 % have the canary',
    canary: usual,
    crowd: { ...everybody, share: 0.1 },
    views: 6_000,
    worse: { most: 0.01 },
  },
  fivePoints: {
    name: '5 points more failures',
    canary: withMore({ failed: 0.07 }),
    crowd: everybody,
    views: 2_000,
    worse: { least: 0.95 },
  },
  onePoint: {
    name: '1 point more failures',
    canary: withMore({ failed: 0.03 }),
    crowd: everybody,
    views: 30_000,
    worse: { least: 0.8 },
  },
  slow: {
    name: 'LCP 30 % slower',
    canary: withMore({ lcp: usual.lcp * 1.3 }),
    crowd: everybody,
    views: 2_000,
    worse: { least: 0.9 },
  },
} as const satisfies Record<string, Scenario>;

/** Plays a scenario so many times, each time with a seed of its own. */
export function playScenario({ canary, crowd, views }: Scenario, times: number): Outcome[] {
  return Array.from({ length: times }, (_, index) =>
    playCanary({ seed: 1 + index, canary, crowd, views }),
  );
}
