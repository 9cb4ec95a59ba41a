import type { ReactNode } from 'react';

import { classNames } from './class-names.ts';

import styles from './badge.module.css';

export type BadgeTone = 'neutral' | 'accent' | 'success' | 'danger';

/** One or two words about a thing's state. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={classNames(styles.badge, styles[tone])}>{children}</span>;
}
