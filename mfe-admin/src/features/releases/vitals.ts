import type { Health } from '@motohaat/contract/registry';

/** Thresholds for the 75th percentile (web.dev, "Web Vitals"): at most good, more than poor. */
const vitals = [
  { key: 'lcp', name: 'LCP', meaning: 'Largest Contentful Paint', good: 2500, poor: 4000 },
  { key: 'inp', name: 'INP', meaning: 'Interaction to Next Paint', good: 200, poor: 500 },
  { key: 'cls', name: 'CLS', meaning: 'Cumulative Layout Shift', good: 0.1, poor: 0.25 },
] as const;

export type Verdict = 'good' | 'needs work' | 'poor';
export type Vital = {
  name: string;
  meaning: string;
  /** With its unit; nothing until somebody measured. */
  value: string | undefined;
  verdict: Verdict | undefined;
};

/** How fast and how steady pages were for three quarters of the people. */
export function vitalsOf(health: Pick<Health, 'lcp' | 'inp' | 'cls'>): Vital[] {
  return vitals.map(({ key, name, meaning, good, poor }) => {
    const value = health[key];
    if (value === null) return { name, meaning, value: undefined, verdict: undefined };
    const verdict = value <= good ? 'good' : value > poor ? 'poor' : 'needs work';
    return { name, meaning, value: key === 'cls' ? value.toFixed(2) : timeWords(value), verdict };
  });
}

function timeWords(milliseconds: number): string {
  return milliseconds < 1000
    ? `${Math.round(milliseconds)} ms`
    : `${(milliseconds / 1000).toFixed(1)} s`;
}
