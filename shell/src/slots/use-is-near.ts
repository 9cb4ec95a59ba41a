import { type RefObject, useEffect, useRef, useState } from 'react';

/** How far from what a person sees a place counts as near, in pixels. */
const distance = 600;

/**
 * Whether a place on the page has once been near what the person sees.
 *
 * @param already it counts as near from the beginning
 * @returns where to put the place, and whether it was near
 */
export function useIsNear(already: boolean): [RefObject<HTMLDivElement | null>, boolean] {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(already);
  useEffect(() => {
    if (isNear || !place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsNear(true);
      },
      { rootMargin: `${distance}px 0px` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  return [place, isNear];
}
