import { useIsNear } from '@motohaat/ui/use-is-near';
import type { ReactNode } from 'react';

type NearViewportProps = {
  /** Stands there until then; it should take the room that the children will take. */
  fallback?: ReactNode;
  children: ReactNode;
};

/** Draws its children once their place is near what the person sees, and not before. */
export function NearViewport({ fallback, children }: NearViewportProps) {
  const [place, isNear] = useIsNear();
  return isNear ? children : <div ref={place}>{fallback}</div>;
}
