import { type ReactNode, useEffect, useRef, useState } from 'react';

type NearViewportProps = {
  /** Stands there until then; it should take the room that the children will take. */
  fallback?: ReactNode;
  /** How far away counts as near, in pixels. */
  distance?: number;
  children: ReactNode;
};

/** Draws its children once their place is near what the person sees, and not before. */
export function NearViewport({ fallback, distance = 600, children }: NearViewportProps) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: `${distance}px 0px` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [near, distance]);
  return near ? children : <div ref={place}>{fallback}</div>;
}
