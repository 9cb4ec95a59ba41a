import { useState } from 'react';

import { classNames } from './class-names.ts';
import { hasFailed } from './has-failed.ts';
import { Icon } from './icon.tsx';

import styles from './bike-picture.module.css';

type BikePictureProps = {
  /** Where the picture is; empty or missing: there is none. */
  src: string | undefined;
  /** What it shows; empty where words beside it, or a name around it, say it already. */
  alt: string;
  className?: string | undefined;
  /** It is what the page shows first: it is asked for before all else. */
  first?: boolean;
};

/**
 * A bike's picture for cards, 4 : 3, loaded when it comes near. Where there is none, or it cannot be
 * loaded, an outline keeps its place, so that a card never loses its shape.
 */
export function BikePicture({ src, alt, className, first = false }: BikePictureProps) {
  const [broken, setBroken] = useState<string>();
  if (!src || broken === src) {
    const naming = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true };
    return (
      <span className={classNames(styles.picture, styles.missing, className)} {...naming}>
        <Icon size={24}>
          <circle cx="5" cy="16" r="3.25" />
          <circle cx="19" cy="16" r="3.25" />
          <path d="M5 16 9 9.5h5.5L19 16M9 16h4.5l2-4M13 6.5h2.2l1.6 3M4.5 9.5H9" />
        </Icon>
      </span>
    );
  }
  return (
    <img
      className={classNames(styles.picture, className)}
      src={src}
      alt={alt}
      width={640}
      height={480}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
      ref={(image) => {
        if (hasFailed(image)) setBroken(src);
      }}
      onError={() => setBroken(src)}
    />
  );
}
