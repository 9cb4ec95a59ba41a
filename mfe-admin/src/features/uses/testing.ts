import type { UsesOverview } from '@motohaat/contract/uses';

import type { Release } from './things.ts';

const nothing = { platform: [], pages: [], modules: [], slots: [], events: [] };
const noUse = { ...nothing, calls: [], libraries: [] };

/** A release that uses and has nothing but this. */
function release(
  application: string,
  version: string,
  {
    standing = 'live',
    uses = {},
    gives = {},
  }: {
    standing?: Release['standing'];
    uses?: Partial<NonNullable<Release['uses']>> | null;
    gives?: Partial<Release['gives']>;
  } = {},
): Release {
  return {
    application,
    version,
    standing,
    uses: uses && { ...noUse, ...uses },
    gives: { ...nothing, ...gives },
  };
}

/** A shell, a storefront with a slot, a buyer that fills it, and a build of before that tells nothing. */
export const overview: UsesOverview = {
  contracts: [
    { version: '4.12.0', until: null, users: ['mfe-buyer 0.2.0'] },
    { version: '3.1.0', until: '2027-03-31', users: [] },
  ],
  deprecated: [
    {
      member: 'lowDataStore',
      since: '4.12.0',
      until: '2027-03-31',
      instead: 'useLowData()',
      users: ['mfe-buyer 0.1.0', 'mfe-seller 0.2.0'],
    },
  ],
  releases: [
    release('shell', '0.2.0', {
      uses: { calls: ['session.read'] },
      gives: {
        platform: ['Toasts.success', 'Toasts.error'],
        pages: ['profile'],
        modules: [{ module: 'react', version: '19.3.1', exports: ['useState'] }],
      },
    }),
    release('mfe-storefront', '0.2.0', { gives: { pages: ['home'], slots: ['bike.notice'] } }),
    release('mfe-buyer', '0.2.0', {
      uses: {
        platform: ['Toasts.success'],
        calls: ['bookings.create'],
        pages: ['home', 'profile'],
        modules: [{ module: 'react', exports: ['useState'] }],
        slots: ['bike.notice'],
        libraries: [{ module: 'react', range: '^19.0.0', built: '19.3.1' }],
      },
    }),
    release('mfe-buyer', '0.1.0', {
      standing: 'kept',
      uses: { calls: ['bookings.create', 'bookings.old'] },
    }),
    release('mfe-buyer', '0.1.0', { standing: 'kept', uses: { calls: ['bookings.old'] } }),
    release('mfe-seller', '0.1.0', { standing: 'kept', uses: null }),
    release('mfe-seller', '0.1.0', { standing: 'kept', uses: null }),
  ],
  answers: ['bookings.create', 'session.read', 'bikes.list'],
};
