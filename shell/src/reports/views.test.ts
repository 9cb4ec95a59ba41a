import { stubApi } from '@motohaat/api/stub-api';
import type { Composition } from '@motohaat/contract/composition';
import { expect, it, vi } from 'vitest';
import { create } from 'zustand';

import { composedRemote, compositionOf } from '../testing/compositions.ts';
import { followViews, type Page } from './views.ts';

const shop = composedRemote('mfe-shop', {});
const office = composedRemote('mfe-office', {});
const shell = { release: 's1', canary: true };
const anonymous = { ...compositionOf([shop]), shell };
const admins = { ...compositionOf([shop, office], 'admin'), shell };

function setUp(inlined: Composition) {
  const asked: unknown[] = [];
  const api = stubApi({
    'GET /composition/view': ({ query }: { query?: unknown }) => {
      asked.push(query);
      return { view: `named ${asked.length}` };
    },
  });
  const use = create<{ composition: Composition }>(() => ({ composition: inlined }));
  const views = followViews({ use, inlined, api } as unknown as Page);
  return { asked, views, become: (composition: Composition) => use.setState({ composition }) };
}

it('knows in which view each release was given, also when a later one holds it again', () => {
  const { views, become } = setUp(anonymous);
  expect(views.shell).toEqual({ name: 'shell', ...shell });
  become({ ...admins, view: 'the admin’s', shell: { ...shell, release: 's2' } });
  const newer = { name: 'shell', release: 's2', canary: true };
  expect([shop, office, views.shell!, newer].map((each) => views.of(each))).toEqual([
    anonymous.view,
    'the admin’s',
    anonymous.view,
    'the admin’s',
  ]);
});

it('has the view of a composition that many get named, once the page has time, where a release lacks one', async () => {
  const { asked, views, become } = setUp({ ...anonymous, view: null });
  become({ ...admins, revision: 7, view: null });
  expect([asked, views.of(office)]).toEqual([[], null]);
  await views.name();
  expect([asked, views.of(office)]).toEqual([[{ revision: 7 }], 'named 1']);
  become({ ...anonymous, view: null });
  become({ ...compositionOf([{ ...shop, release: 'r2' }]), revision: 8, view: null });
  await vi.waitFor(() => expect(asked).toEqual([{ revision: 7 }, { revision: 8 }]));
});
