import type { Deprecation } from '@motohaat/contract/uses';

/**
 * Members of the platform that will go, at the earliest on the day of `until`: as `Toasts.message`, as
 * `lowDataStore`, or of a shared module as `react-router-dom useHref`. Who uses one is named in the
 * admin's console, and developers are told in their browser's.
 */
export const deprecated: readonly Deprecation[] = [
  // Whoever has the store can write it, which is the shell's.
  { member: 'lowDataStore', since: '4.11.0', until: '2027-03-31', instead: 'useLowData()' },
];
