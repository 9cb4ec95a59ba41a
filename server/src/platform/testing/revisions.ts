import type { RemoteRelease } from '@motohaat/contract/composition';

import type { LiveRevision } from '../revisions/live-revision.ts';
import { shellBuild } from './builds.ts';

/** Revision 7, made of a small shell and these remotes, each with an id that says whose it is. */
export function liveRevision(...builds: { release: RemoteRelease }[]): LiveRevision {
  return {
    number: 7,
    shell: { id: 'id-of-shell', manifest: shellBuild().release },
    remotes: builds.map(({ release }) => ({ id: `id-of-${release.name}`, manifest: release })),
    canaries: {},
    closed: {},
  };
}

export const publicConfig = {
  identity: { apiKey: 'key', authDomain: 'shop.example', projectId: 'shop' },
  payments: { publishableKey: 'pk_live_shop' },
  contact: { email: 'help@shop.example', phone: '+880 1700 000000' },
};

export const localConfig = {
  ...publicConfig,
  identity: {
    ...publicConfig.identity,
    sandbox: { url: 'http://127.0.0.1:4401', popupScript: 'http://127.0.0.1:4401/js/api.js' },
  },
  payments: {
    publishableKey: 'pk_test_shop',
    scriptUrl: 'http://127.0.0.1:4401/endive/stripe.js',
  },
};
