import type { LandingName } from '@motohaat/domain/landing';

import { links } from '../links.ts';

/** The address of a landing page. */
export function landingPath({ name, district }: LandingName): string {
  return district === null
    ? links.href('bikes-of', { name })
    : links.href('bikes-in', { name, district });
}
