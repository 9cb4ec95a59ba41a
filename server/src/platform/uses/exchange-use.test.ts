import type { Release, ShellRelease } from '@motohaat/contract/composition';
import type { EventForm } from '@motohaat/contract/uses';
import type { Shape } from '@motohaat/domain/shape';
import { describe, expect, test } from 'vitest';

import { messagesIn } from '../../messages/index.ts';
import { checkPromotion } from '../revisions/promotion-gate.ts';
import { remoteBuild, shellBuild } from '../testing/builds.ts';
import { exchangeReasons } from './exchange-use.ts';
import { reasonsByLeaving } from './use-reasons.ts';

const t = messagesIn('en');
const published = (manifest: Release) => ({ id: `${manifest.name}-${manifest.version}`, manifest });

const text: Shape = { is: 'scalar', type: 'string' };
const object = (...names: string[]): Shape => ({
  is: 'object',
  members: Object.fromEntries(names.map((name) => [name, { shape: text }])),
});
const event = (...names: string[]): EventForm => ({ reach: 'page', shape: object(...names) });

type Told = {
  fills?: Record<string, Shape>;
  hears?: Record<string, EventForm>;
  draws?: Record<string, Shape>;
  tells?: Record<string, EventForm>;
};
const told = ({ fills = {}, hears = {}, draws = {}, tells = {} }: Told) => ({
  consumed: { platform: {}, modules: {}, calls: {}, slots: fills, events: hears },
  offered: { slots: draws, events: tells },
});

function remote(name: string, version: string, of?: Told): Release {
  const routes = { a: `/${name}` };
  const { release } = remoteBuild({ name, audience: 'public', routes });
  return { ...release, version, ...(of && told(of)) };
}

const carried = { 'bike.act': event('id'), 'buyer.bikes': event('wished') };
const shell = (version: string, events: Record<string, EventForm> = carried): ShellRelease => ({
  ...shellBuild().release,
  version,
  ...told({}),
  provided: { contracts: {}, deprecated: [], events },
});

const store = (version: string, of: Told) => remote('mfe-storefront', version, of);
const market: Told = {
  draws: { bike: object('name', 'price') },
  hears: { 'bike.act': event('id') },
};
const buyer = (version: string, of: Told = {}) =>
  remote('mfe-buyer', version, {
    fills: { bike: object('name') },
    tells: { 'bike.act': event('id') },
    ...of,
  });
const before = [shell('1'), store('1', market), buyer('1')];

/** What is said when releases go live in the places of those of `before`. */
function reasons(fresh: Release[], kept: Release[] = [], had: Release[] = before): string[] {
  const names = new Set(fresh.map(({ name }) => name));
  const set = [...had.filter(({ name }) => !names.has(name)), ...fresh];
  return exchangeReasons(
    { fresh: fresh.map(published), set: set.map(published), before: had.map(published) },
    kept.map(published),
    t,
  );
}

describe('who takes or changes a slot or an event', () => {
  test.each<[string, Release[], string[]]>([
    ['nothing differs', [store('2', market)], []],
    [
      'a slot tells more',
      [store('2', { ...market, draws: { bike: object('name', 'place') } })],
      [],
    ],
    [
      'a slot is there no more',
      [store('2', { ...market, draws: {} })],
      ['mfe-buyer 1 fills the slot "bike", which nobody would have any more.'],
    ],
    [
      'a slot is there no more, and who filled it goes along',
      [store('2', { ...market, draws: {} }), buyer('2', { fills: {} })],
      [],
    ],
    [
      'a slot does not tell what its filling knows',
      [store('2', { ...market, draws: { bike: object('price') } })],
      ['mfe-buyer 1 fills the slot "bike" as it was: "name" is not the same in mfe-storefront 2.'],
    ],
    [
      'a filling wants to be told what its slot does not tell',
      [buyer('2', { fills: { bike: object('colour') } })],
      [
        'mfe-buyer 2 fills the slot "bike" as it was: "colour" is not the same in mfe-storefront 1.',
      ],
    ],
    ['a slot that nobody has yet is filled', [buyer('2', { fills: { seller: object() } })], []],
    [
      'so is one of a name that every object knows',
      [buyer('2', { fills: { constructor: object('name') } })],
      [],
    ],
    [
      'an event is told no more',
      [buyer('2', { tells: {} })],
      ['mfe-storefront 1 listens to "bike.act", which nobody would tell any more.'],
    ],
    [
      'an event says something else',
      [buyer('2', { tells: { 'bike.act': event('number') } })],
      [
        'mfe-storefront 1 knows the event "bike.act" as it was: "id" is not the same in mfe-buyer 2.',
        'mfe-buyer 2 knows the event "bike.act" as it was: "id" is not the same in shell 1.',
      ],
    ],
    [
      'a shell drops an event that is used',
      [shell('2', {})],
      [
        'mfe-storefront 1 uses the event "bike.act", which shell 2 does not carry in that way.',
        'mfe-buyer 1 uses the event "bike.act", which shell 2 does not carry in that way.',
      ],
    ],
    ['a shell drops an event that nobody uses', [shell('2', { 'bike.act': event('id') })], []],
    [
      'a shell brings an event to others than before',
      [shell('2', { 'bike.act': { ...event('id'), reach: 'tabs' } })],
      [
        'mfe-storefront 1 uses the event "bike.act", which shell 2 does not carry in that way.',
        'mfe-buyer 1 uses the event "bike.act", which shell 2 does not carry in that way.',
      ],
    ],
    [
      'a shell does not tell which events it carries',
      [{ ...shell('2'), provided: { contracts: {}, deprecated: [] } }],
      [],
    ],
    ['a build does not tell what it has', [remote('mfe-storefront', '2')], []],
  ])('%s', (_what, fresh, sentences) => {
    expect(reasons(fresh)).toEqual(sentences);
  });

  test('what a release could not do before is no reason, and what it loses besides is one', () => {
    const draws = { bike: object('name'), seller: object() };
    const fills = { bike: object('colour'), seller: object() };
    const had = [shell('1'), store('1', { draws }), buyer('1', { fills, tells: {} })];
    expect(reasons([store('2', { draws: { bike: draws.bike } })], [], had)).toEqual([
      'mfe-buyer 1 fills the slot "seller", which nobody would have any more.',
    ]);
  });

  test('who tells an event in another form is named, also where somebody else did so before', () => {
    const other = { tells: { 'bike.act': event('number') } };
    const had = [...before, remote('mfe-seller', '1', other)];
    expect(reasons([buyer('2', other)], [], had)).toEqual([
      'mfe-storefront 1 knows the event "bike.act" as it was: "id" is not the same in mfe-buyer 2.',
      'mfe-buyer 2 knows the event "bike.act" as it was: "id" is not the same in shell 1.',
    ]);
  });

  test('who can be gone back to counts, and what it could not do before does not', () => {
    const kept = remote('mfe-seller', '1', { fills: { bike: object('price') } });
    const fresh = store('2', { ...market, draws: { bike: object('name') } });
    expect(reasons([fresh], [kept])).toEqual([
      'mfe-seller 1, which can be gone back to, fills the slot "bike" as it was: "price" is not the same in mfe-storefront 2.',
    ]);
    const had = [shell('1'), fresh, buyer('1')];
    expect(
      reasons([store('3', { ...market, draws: { bike: object('name') } })], [kept], had),
    ).toEqual([]);
  });

  test('what a release listens to and tells itself, it has wherever it is gone back to', () => {
    const tellsItself = {
      tells: { 'stream.heard': event('what') },
      hears: { 'stream.heard': event('what') },
    };
    const events = { ...carried, 'stream.heard': event('what') };
    const [live, former] = ['2', '1'].map((version) => ({
      ...shell(version, events),
      ...told(tellsItself),
    }));
    const had = [live!, store('1', market), buyer('1')];
    expect(reasons([buyer('2')], [former!], had)).toEqual([]);
  });

  test('a remote that is to go and has a slot that others fill is named with them', () => {
    const rest = [shell('1'), buyer('1')].map(published);
    expect(reasonsByLeaving(rest, published(store('1', market)), [], t)).toEqual([
      'mfe-buyer 1 fills the slot "bike", which nobody would have any more.',
    ]);
  });
});

test('the promotion gate holds a release to the slots that others fill', () => {
  const [, , user] = before;
  const fresh = store('2', { ...market, draws: {} });
  expect(
    checkPromotion({
      operation: 'rollback',
      candidate: published(fresh),
      before: published(before[1]!),
      neighbours: [published(shell('1')), published(user!)],
      linkedByServer: [],
      damagedFiles: [],
      smoke: 'not asked',
    }),
  ).toEqual(['mfe-buyer 1 fills the slot "bike", which nobody would have any more.']);
});
