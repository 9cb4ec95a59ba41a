import type { ReactNode } from 'react';

import styles from './icon.module.css';

export type IconProps = {
  /** Pixels; the family is drawn for 20 and 24. */
  size?: 20 | 24;
  /** Says what the icon means where no words stand beside it; otherwise it is decoration. */
  label?: string;
};

/** The frame of every icon: one stroke family, 1.75 px at 24 px. */
export function Icon({ size = 20, label, children }: IconProps & { children: ReactNode }) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" width={size} height={size} {...naming}>
      {children}
    </svg>
  );
}
