import { type MetricType, onCLS, onINP, onLCP } from 'web-vitals';

import type { Ledger } from './ledger.ts';

const kinds = { LCP: 'lcp', INP: 'inp', CLS: 'cls' } as const;

/** Follows the web vitals of this page from its beginning: the browser keeps what was before. */
export function followVitals(measure: Ledger['measure']): void {
  const options = { reportAllChanges: true };
  const report = ({ name, value }: MetricType) => {
    if (name in kinds) measure(kinds[name as keyof typeof kinds], value);
  };
  onLCP(report, options);
  onINP(report, options);
  onCLS(report, options);
}
