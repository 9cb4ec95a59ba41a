import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Whether a place on the page has once been near what the person sees.
 *
 * @param options.already it counts as near from the beginning
 * @param options.distance how far away counts as near, in pixels
 * @returns where to put the place, and whether it was near
 */
export function useIsNear({ already = false, distance = 600 } = {}): [
  RefObject<HTMLDivElement | null>,
  boolean,
] {
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
  }, [isNear, distance]);
  return [place, isNear];
}
