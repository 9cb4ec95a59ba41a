import type { ReactNode } from 'react';

import { classNames } from './class-names.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

import styles from './skeleton.module.css';

/** A grey piece in the shape of what will stand there. Its size comes from `className`. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <span aria-hidden data-waiting className={classNames(styles.skeleton, className)} />;
}

type SkeletonGroupProps = {
  /** Said once for all of them: "Loading the bikes". */
  label: string;
  className?: string | undefined;
  children: ReactNode;
};

/** Skeletons that stand for one list. */
export function SkeletonGroup({ label, className, children }: SkeletonGroupProps) {
  return (
    <>
      <output>
        <VisuallyHidden>{label}</VisuallyHidden>
      </output>
      <div aria-hidden className={className}>
        {children}
      </div>
    </>
  );
}
