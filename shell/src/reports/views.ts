import type { ApiClient } from '@motohaat/api/client';
import * as calls from '@motohaat/contract/calls';
import type { ComposedRemote, Composition } from '@motohaat/contract/composition';

import type { CompositionStore } from '../remotes/composition.ts';

/** A release that a page was given, by the name of its application. */
export type GivenRelease = Pick<ComposedRemote, 'name' | 'release' | 'canary'>;

/** What a page has, and with what it asks. */
export type Page = Pick<CompositionStore, 'use' | 'inlined'> & { api: ApiClient };

/** The views in which this page was given its releases: the server believes what is told under their names. */
export type Views = {
  /** The shell that this page has, where the server said so. */
  shell: GivenRelease | undefined;
  /** The name of the view in which a release was given, at first; `null` until it has one. */
  of: (given: GivenRelease) => string | null;
  /** From now on has views named whose composition is one that many get. It does not throw. */
  name: () => Promise<void>;
};

/** Follows which releases this page is given. */
export function followViews({ use, inlined, api }: Page): Views {
  const names = new Map<string, string>();
  let current = inlined;
  /** Whether the page has come so far that a call more makes nothing later. */
  let hasTime = false;

  function note(given: Composition, view: string | null): void {
    if (view === null) return;
    for (const each of givenWith(given)) {
      if (!names.has(keyOf(each))) names.set(keyOf(each), view);
    }
  }

  async function name(given: Composition): Promise<void> {
    const isNamed = givenWith(given).every((each) => names.has(keyOf(each)));
    if (given.view !== null || !hasTime || isNamed) return;
    try {
      const query = { revision: given.revision };
      const { view } = await api.call(calls.composition.view, { query });
      note(given, view);
    } catch {
      // This view goes unmeasured.
    }
  }

  function follow({ composition }: { composition: Composition }): void {
    if (composition === current) return;
    current = composition;
    note(current, current.view);
    void name(current);
  }

  note(inlined, inlined.view);
  follow(use.getState());
  use.subscribe(follow);
  return {
    shell: shellOf(inlined),
    of: (given) => names.get(keyOf(given)) ?? inlined.view,
    async name() {
      hasTime = true;
      await name(current);
    },
  };
}

const shellOf = ({ shell }: Composition) => shell && { name: 'shell', ...shell };

const givenWith = (given: Composition): GivenRelease[] =>
  [...given.remotes, shellOf(given)].flatMap((each) => each ?? []);

const keyOf = ({ name, release, canary }: GivenRelease) => `${name} ${release} ${canary}`;
