import type { Messages } from '../messages/release/en.tsx';
import type { Health } from './health.ts';

/** Thresholds for the 75th percentile (web.dev, "Web Vitals"): at most good, more than poor. */
const vitals = [
  { key: 'lcp', name: 'LCP', good: 2500, poor: 4000 },
  { key: 'inp', name: 'INP', good: 200, poor: 500 },
  { key: 'cls', name: 'CLS', good: 0.1, poor: 0.25 },
] as const;

export type Verdict = 'good' | 'needs work' | 'poor';
export type Vital = {
  key: (typeof vitals)[number]['key'];
  name: string;
  /** With its unit; nothing until somebody measured. */
  value: string | undefined;
  verdict: Verdict | undefined;
};

/** How fast and how steady pages were for three quarters of the people. */
export function vitalsOf(
  health: Pick<Health, 'lcp' | 'inp' | 'cls'>,
  t: Messages['health'],
): Vital[] {
  return vitals.map(({ key, name, good, poor }) => {
    const value = health[key];
    if (value === null) return { key, name, value: undefined, verdict: undefined };
    const verdict = value <= good ? 'good' : value > poor ? 'poor' : 'needs work';
    return { key, name, value: key === 'cls' ? t.shift(value) : timeWords(value, t), verdict };
  });
}

function timeWords(milliseconds: number, t: Messages['health']): string {
  return milliseconds < 1000 ? t.milliseconds(milliseconds) : t.seconds(milliseconds / 1000);
}
