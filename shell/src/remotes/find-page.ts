import type { Composition, Route } from '@motohaat/contract/composition';
import { fillPattern, homePath, shellPages } from '@motohaat/contract/pages';
import type { FindPage } from '@motohaat/platform';

import { ownedRoutes } from './composition.ts';

/** @param read the composition in use */
export function createFindPage(read: () => Composition, pattern = patternOf): FindPage {
  return (purpose, parameters) =>
    fillPattern(pattern(read(), purpose) ?? homePath, parameters) ?? homePath;
}

/** Where the page of a purpose is, the shell's own ones included. */
export function patternOf(composition: Composition, purpose: string): string | undefined {
  const own: Partial<Record<string, { path: string }>> = shellPages;
  const owned = () => ownedRoutes(composition).find(({ route }) => route.purpose === purpose);
  return own[purpose]?.path ?? owned()?.route.path;
}

/** Whether a page is about signing in itself. */
export function isSignInPage(route: Route | undefined): boolean {
  return route?.purpose === 'sign-in' || route?.purpose === 'sign-up';
}
