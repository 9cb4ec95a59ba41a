import { randomUUID } from 'node:crypto';

import * as calls from '@motohaat/contract/calls';
import { expect } from 'vitest';

import { addOverride } from '../../platform/overrides/overrides.repository.ts';
import { overrideToken } from '../../platform/overrides/own-override.ts';
import { storefrontBuild } from '../../platform/testing/builds.ts';
import { everyone } from './everyone.ts';
import { type Cell, type Row, urlOf } from './matrix.types.ts';
import type { World } from './world.ts';

/** A link for the target's account, opened by the caller. */
async function ownOverride({ db, secret }: World, { target }: Cell) {
  const { id } = await addOverride(db, {
    application: 'mfe-storefront',
    account_id: target.id,
    origin: 'http://localhost:4413',
    manifest: storefrontBuild().release,
    hours: 1,
  });
  return { url: '/api/composition/override', body: { token: overrideToken(secret, id) } };
}

/** What pages ask and tell of what is live. */
export const liveRows: readonly Row[] = [
  {
    number: 'W, the number of what is live',
    call: calls.composition.revision,
    request: () => ({ url: '/api/composition/revision' }),
    cells: everyone([200, { revision: 1 }]),
  },
  {
    number: 'W, the name of a view',
    call: calls.composition.view,
    request: () => ({ url: '/api/composition/view?revision=1' }),
    cells: everyone([200, { view: expect.stringContaining('mfe-') as string }]),
  },
  {
    number: 'X, what a page tells of its remotes',
    call: calls.composition.measure,
    request: ({ releases }) => ({
      url: '/api/measurements',
      body: {
        view: 'made-up',
        measurements: [
          { remote: 'mfe-admin', release: releases['mfe-admin'], canary: false, kind: 'opened' },
        ],
      },
    }),
    cells: everyone(204),
  },
  {
    number: 'X, what a page tells of what went wrong in it',
    call: calls.composition.tellFaults,
    request: ({ releases }) => ({
      url: '/api/faults',
      body: {
        view: 'made-up',
        faults: [
          {
            remote: 'mfe-admin',
            release: releases['mfe-admin'],
            canary: false,
            kind: 'uncaught',
            name: 'Error',
            message: 'x',
            frames: [],
          },
        ],
      },
    }),
    cells: everyone(204),
  },
  {
    number: 'Y, taking up an override of the own account',
    call: calls.composition.takeOverride,
    request: ownOverride,
    cells: { ...everyone(404), AN: 401, 'B=': 204, 'S=': 204, AD: 204 },
  },
  {
    number: 'Y, ending it',
    call: calls.composition.endOverride,
    request: () => ({ url: '/api/composition/override' }),
    cells: everyone(204),
  },
  ...[calls.registry.previews, calls.registry.makePreview, calls.registry.endPreview].map(
    (call): Row => ({
      number: '31, a preview',
      call,
      request: () => ({ url: urlOf(call, { application: 'mfe-storefront', name: 'branch' }) }),
      cells: { ...everyone(403), AN: 401 },
    }),
  ),
  ...[calls.registry.makeOverride, calls.registry.refreshOverride, calls.registry.endOverride].map(
    (call): Row => ({
      number: '31, an override',
      call,
      request: () => ({ url: urlOf(call, { application: 'mfe-storefront', id: randomUUID() }) }),
      cells: { ...everyone(403), AN: 401 },
    }),
  ),
];
