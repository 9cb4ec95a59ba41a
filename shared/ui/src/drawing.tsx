import { classNames } from './class-names.ts';

import styles from './drawing.module.css';

type DrawingProps = {
  name: 'broken-chain' | 'closed-road' | 'empty-garage' | 'lost-road';
  /** What it shows, where it carries meaning; otherwise it is decoration. */
  label?: string;
};

/** A line drawing of `drawings/`, in the muted colour of text. It is fetched when it is shown. */
export function Drawing({ name, label }: DrawingProps) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return <div className={classNames(styles.drawing, styles[name])} {...naming} />;
}
