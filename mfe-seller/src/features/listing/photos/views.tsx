import type { ReactNode } from 'react';

import styles from './views.module.css';

/** What buyers look at in the photos of a bike, in the order in which one walks around it. */
export const views = [
  'right',
  'front',
  'left',
  'back',
  'odometer',
  'engine',
  'seat',
  'tyre',
] as const;
export type PhotoView = (typeof views)[number];

/** The guided place of this name; nothing where there is none. */
export function viewOf(name: unknown): PhotoView | undefined {
  return views.find((view) => view === name);
}

const wheels = (
  <>
    <circle cx="14" cy="34" r="9" />
    <circle cx="50" cy="34" r="9" />
  </>
);
/** A motorcycle from its left side, its head at the left. */
const side = (
  <>
    {wheels}
    <path d="M14 34 20 14h6M17 24l9-6h9l4 5h12l5 2M20 30l5-8h14l-3 12H25ZM36 34h14M23 14l-4-3" />
  </>
);

/** Outlines, 64 by 48. */
const outlines: Record<PhotoView, ReactNode> = {
  left: side,
  right: <g transform="matrix(-1 0 0 1 64 0)">{side}</g>,
  front: (
    <>
      <rect x="28" y="24" width="8" height="20" rx="4" />
      <circle cx="32" cy="16" r="5.5" />
      <path d="M12 12h11M41 12h11M23 12l4 2M41 12l-4 2M16 12V6h-5M48 12V6h5M26 20l-3 12M38 20l3 12M22 30h20" />
    </>
  ),
  back: (
    <>
      <rect x="28" y="26" width="8" height="18" rx="4" />
      <path d="M14 10h10M40 10h10M24 10l3 4M40 10l-3 4M23 14h18l-3 9H26ZM20 24h5M39 24h5" />
      <rect x="25" y="27" width="14" height="8" rx="1" className={styles.filled} />
    </>
  ),
  odometer: (
    <>
      <path d="M12 38a20 20 0 1 1 40 0" />
      <path d="m32 36 9-13M18 38h28M17 29l3 1M22 22l2 3M32 18v4M42 22l-1 2M47 29l-3 1" />
      <rect x="24" y="38" width="16" height="6" rx="1" />
    </>
  ),
  engine: (
    <>
      <path d="M22 8h18l3 6-4 8H24l-4-8ZM20 12h23M22 16h20M24 20h16" />
      <rect x="16" y="24" width="32" height="16" rx="6" />
      <circle cx="38" cy="32" r="5" />
      <path d="M16 34h-7v6M22 29v6" />
    </>
  ),
  seat: (
    <>
      <path d="M6 22c5-8 15-10 21-4l3 5H9ZM31 24c7-5 19-7 27-6 1 4-2 7-6 7l-21 3Z" />
      <path d="M14 15h5M10 24l4 12h34l4-10" />
    </>
  ),
  tyre: (
    <>
      <circle cx="32" cy="24" r="19" />
      <circle cx="32" cy="24" r="13" />
      <circle cx="32" cy="24" r="3" />
      <path d="M32 11v10M32 27v10M19 24h10M35 24h10M32 5v3M32 40v3M13 24h3M48 24h3M18.5 10.5l2 2M43.5 35.5l2 2M45.5 10.5l-2 2M20.5 35.5l-2 2" />
    </>
  ),
};

/** The outline of what a photo is to show. */
export function Outline({ view }: { view: PhotoView }) {
  return (
    <svg viewBox="0 0 64 48" className={styles.outline} aria-hidden="true">
      {outlines[view]}
    </svg>
  );
}
