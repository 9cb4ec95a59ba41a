/** The second says how far two of the same are apart: what is less is not seen. */
export const kinds = ['off', 'off again', 'metrics', 'metrics and traces'] as const;
export type Kind = (typeof kinds)[number];

export function isWatched(kind: Kind): boolean {
  return kind.startsWith('metrics');
}

/**
 * What is asked for: how often of a hundred calls, as in `overload/mix.ts`, by which all of it is weighed; and
 * how often in a turn, which is less where each call waits for the disk.
 */
export const subjects = {
  'a kept list': { weight: 50, calls: 400, path: '/api/categories/1', of: 'visitor' },
  'the composition': { weight: 5, calls: 400, path: '/api/composition', of: 'visitor' },
  'the document of /': { weight: 20, calls: 400, path: '/', of: 'visitor' },
  'own notices': { weight: 15, calls: 400, path: '/api/notices', of: 'person' },
  'a changed profile': { weight: 10, calls: 100, path: '/api/profile', of: 'change' },
} as const;
export type Subject = keyof typeof subjects;
export const names = Object.keys(subjects) as Subject[];

/** ms of CPU of a call. */
export type Cost = { start: number; kind: Kind; subject: Subject; cpu: number };
