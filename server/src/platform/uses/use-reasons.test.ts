import type { RemoteRelease, ShellRelease } from '@motohaat/contract/composition';
import type { Consumed, ProvidedContract } from '@motohaat/contract/uses';
import { describe, expect, test } from 'vitest';

import { messagesIn } from '../../messages/index.ts';
import { remoteBuild, shellBuild } from '../testing/builds.ts';
import { platformReasons } from './platform-use.ts';
import { reasonsByLeaving, reasonsByUse } from './use-reasons.ts';

const t = messagesIn('en');
const id = (manifest: { name: string; version: string }) => `${manifest.name}-${manifest.version}`;
const published = <R extends { name: string; version: string }>(manifest: R) => ({
  id: id(manifest),
  manifest,
});

const consumed: Consumed = {
  platform: { 'Toasts.success': 'a', useApi: 'b', PageHead: 'c', 'PageHeadProps.title': 'd' },
  modules: { react: ['useState'], 'react-router-dom': ['Link', 'useHref'] },
  calls: {},
};
const contract: ProvidedContract = {
  version: '4.11.0',
  whole: true,
  platform: { ...consumed.platform, 'Toasts.message': 'e', 'PageHeadProps.path?': 'f' },
  given: ['PageHeadProps'],
  modules: { react: ['use', 'useState'], 'react-router-dom': ['Link', 'useHref'] },
};
const shared = { react: '^19.0.0', '@motohaat/platform': '^4.11.0', zustand: '^5.0.0' };

const remote = (change: Partial<RemoteRelease> = {}): RemoteRelease => ({
  ...remoteBuild({ name: 'mfe-buyer', audience: 'buyer', routes: { a: '/a' } }).release,
  contract: '4.11.0',
  shared,
  consumed,
  ...change,
});
/** A shell with another contract 4 than the one that all is there in. */
const shell = (
  change: Partial<ProvidedContract> = {},
  more: Partial<ShellRelease> = {},
): ShellRelease => ({
  ...shellBuild().release,
  contract: '4.11.0',
  shared: { react: '19.3.1', '@motohaat/platform': '4.11.0', zustand: '5.1.0' },
  provided: { contracts: { 4: { ...contract, ...change } }, deprecated: [] },
  ...more,
});

/** A shell with contract 5, and what it has for each major. */
const nextShell = (contracts: Record<string, ProvidedContract>) =>
  shell(
    {},
    {
      contract: '5.0.0',
      shared: { ...shell().shared, '@motohaat/platform': '5.0.0' },
      provided: { contracts, deprecated: [] },
    },
  );

const serving = (whole: boolean) =>
  shell(
    {},
    {
      provided: {
        contracts: { 3: { ...contract, version: '3.1.0', whole }, 4: contract },
        deprecated: [],
      },
    },
  );

const pages = (...purposes: string[]) =>
  remoteBuild({
    name: 'mfe-seller',
    audience: 'seller',
    routes: Object.fromEntries(purposes.map((each) => [each, `/${each}`])),
    purposes: Object.fromEntries(purposes.map((each) => [each, each])),
  }).release;

const without = (name: string) => {
  const { [name]: _gone, ...platform } = contract.platform;
  return { platform };
};

describe('a remote and a shell', () => {
  const { platform } = contract;

  test.each<[string, RemoteRelease, ShellRelease, string[]]>([
    ['all is there', remote(), shell(), []],
    ['what nobody uses is gone', remote(), shell(without('Toasts.message')), []],
    [
      'a member that it uses is gone',
      remote(),
      shell(without('Toasts.success')),
      ['mfe-buyer 1 uses Toasts.success, which shell 1.0.0 does not have.'],
    ],
    [
      'a member that it uses is another',
      remote(),
      shell({ platform: { ...platform, useApi: 'other' } }),
      ['mfe-buyer 1 uses useApi, which is not the same in shell 1.0.0.'],
    ],
    [
      'something is asked that it does not give',
      remote(),
      shell({ platform: { ...platform, 'PageHeadProps.picture': 'x' } }),
      ['mfe-buyer 1 does not give PageHeadProps.picture, which shell 1.0.0 needs.'],
    ],
    [
      'something more may be given',
      remote(),
      shell({ platform: { ...platform, 'PageHeadProps.picture?': 'x' } }),
      [],
    ],
    [
      'an export that it uses is gone',
      remote(),
      shell({ modules: { ...contract.modules, 'react-router-dom': ['Link'] } }),
      ['mfe-buyer 1 uses useHref of react-router-dom, which shell 1.0.0 does not share.'],
    ],
    [
      'the shell is of a minor before the one that it was built with',
      remote({ contract: '4.12.0', shared: { ...shared, '@motohaat/platform': '^4.12.0' } }),
      shell(),
      [],
    ],
    [
      'a library that it uses is of a minor before its range, with all that is used',
      remote({ shared: { ...shared, react: '^19.9.0' } }),
      shell(),
      [],
    ],
    [
      'a library is of a later patch and minor than all that is known of it',
      remote({ shared: { ...shared, react: '~19.1.0' } }),
      shell({}, { shared: { ...shell().shared, react: '19.9.4' } }),
      [],
    ],
    [
      'a library is of a later minor, and an export that is used is gone',
      remote(),
      shell(
        { modules: { ...contract.modules, react: ['use'] } },
        { shared: { ...shell().shared, react: '19.9.0' } },
      ),
      ['mfe-buyer 1 uses useState of react, which shell 1.0.0 does not share.'],
    ],
    [
      'a library that it uses is of another major',
      remote({ shared: { ...shared, react: '^19.2.0' } }),
      shell({}, { shared: { ...shell().shared, react: '20.0.0' } }),
      ['mfe-buyer 1 needs react ^19.2.0, and shell 1.0.0 provides 20.0.0.'],
    ],
    [
      'a library that it does not use is of another major',
      remote({ shared: { ...shared, zustand: '^4.0.0' } }),
      shell(),
      [],
    ],
    [
      'the shell does not say what a library that it uses exports',
      remote({ consumed: { ...consumed, modules: { zustand: ['create'] } } }),
      shell(),
      [],
    ],
    [
      'what it was built against is no version',
      remote({ contract: 'constructor' }),
      shell(),
      [
        'mfe-buyer 1 was built against the platform contract constructor, and shell 1.0.0 provides 4.11.0.',
      ],
    ],
    [
      'the shell serves no remotes of its major',
      remote(),
      nextShell({ 5: contract }),
      [
        'mfe-buyer 1 was built against the platform contract 4.11.0, and shell 1.0.0 provides 5.0.0.',
        'mfe-buyer 1 needs @motohaat/platform ^4.11.0, and shell 1.0.0 provides 5.0.0.',
      ],
    ],
    [
      'the shell is of the next major and serves its major',
      remote(),
      nextShell({ 4: contract, 5: contract }),
      [],
    ],
    [
      'the same, of a build that lists the platform among the libraries',
      remote({
        consumed: { ...consumed, modules: { '@motohaat/platform': ['useApi'] } },
        shared: { ...shared, '@motohaat/platform': '^4.12.0' },
      }),
      nextShell({ 4: { ...contract, whole: false }, 5: contract }),
      [],
    ],
  ])('%s', (_what, user, giving, reasons) => {
    expect(platformReasons('mfe-buyer 1', user, giving, t)).toEqual(reasons);
  });

  test('where a build does not say what it uses, versions decide, and a former major counts if it is whole', () => {
    const { consumed: _none, ...former } = remote({
      contract: '3.1.0',
      shared: { '@motohaat/platform': '^3.1.0' },
    });
    expect(platformReasons('a', former, serving(true), t)).toEqual([]);
    expect(platformReasons('a', former, serving(false), t)).toEqual([
      'a was built against the platform contract 3.1.0, and shell 1.0.0 provides 4.11.0.',
      'a needs @motohaat/platform ^3.1.0, and shell 1.0.0 provides 4.11.0.',
    ]);
  });
});

describe('what can be gone back to', () => {
  const live = [shell(), remote({ version: '2.0.0' })].map(published);
  const calls = { now: [], before: [] };

  test('a shell that takes what only such a release uses is refused, and one that was no good before is no reason', () => {
    const fresh = published(shell(without('Toasts.success'), { version: '2.0.0' }));
    const unused = remote({ version: '2.0.0', consumed: { ...consumed, platform: {} } });
    const change = {
      candidate: fresh,
      releases: [fresh, published(unused)],
      before: [published(shell()), published(unused)],
    };
    const kept = [published(remote()), published(unused)];
    expect(reasonsByUse(change, { kept, calls }, t)).toEqual([
      'mfe-buyer 1.0.0, which can be gone back to, uses Toasts.success, which shell 2.0.0 does not have.',
    ]);
    const older = { ...change, before: [published(shell(without('Toasts.success')))] };
    expect(reasonsByUse(older, { kept, calls }, t)).toEqual([]);
    const tried = { ...change, before: [...change.before, ...older.before] };
    expect(reasonsByUse(tried, { kept, calls }, t)).toEqual([]);
    expect(reasonsByUse({ ...change, before: [] }, { kept, calls }, t)).toEqual([]);
  });

  test('a shell with a major of a library that such a release cannot take is refused', () => {
    const fresh = published(
      shell({}, { version: '2.0.0', shared: { ...shell().shared, react: '20.0.0' } }),
    );
    const change = { candidate: fresh, releases: [fresh], before: [published(shell())] };
    expect(reasonsByUse(change, { kept: [published(remote())], calls }, t)).toEqual([
      'mfe-buyer 1.0.0, which can be gone back to, needs react ^19.0.0, and shell 2.0.0 provides 20.0.0.',
    ]);
  });

  test('a remote that takes a page to which only such a release links is refused', () => {
    const [before, candidate] = [
      pages('sales', 'drafts'),
      { ...pages('sales'), version: '2.0.0' },
    ].map(published);
    const kept = [published(remote({ uses: ['drafts', 'profile', 'sales'] }))];
    const itself = published({ ...pages('drafts'), version: '0.9.0', uses: ['drafts'] });
    expect(
      reasonsByUse(
        { candidate: candidate!, releases: [...live, candidate!], before: [...live, before!] },
        { kept: [...kept, itself], calls },
        t,
      ),
    ).toEqual([
      'mfe-buyer 1.0.0, which can be gone back to, links to the page "drafts", which would be missing.',
    ]);
  });

  test('what makes calls that the server does not answer is refused, where its calls are asked about', () => {
    const calling = { ...consumed, calls: { 'bookings.cancel': 'then' } };
    const candidate = published(remote({ version: '2.0.0', consumed: calling }));
    const change = { candidate, releases: [candidate], before: [] };
    expect(reasonsByUse(change, { kept: [], calls }, t)).toEqual([
      'mfe-buyer 2.0.0 makes the call bookings.cancel, which this server does not answer.',
    ]);
    expect(reasonsByUse(change, { kept: [] }, t)).toEqual([]);
  });

  test('so is one whose page needs another address, and one that is to go with its pages', () => {
    const before = published(pages('sales', 'drafts'));
    const moved = pages('sales', 'drafts');
    const candidate = published({
      ...moved,
      version: '2.0.0',
      routes: moved.routes.map((route) => ({ ...route, path: `${route.path}/:id` })),
    });
    const kept = [published(remote({ uses: ['drafts'] }))];
    const change = {
      candidate,
      releases: [...live, candidate],
      before: [...live, before],
    };
    const who = 'mfe-buyer 1.0.0, which can be gone back to, links to the page "drafts"';
    expect(reasonsByUse(change, { kept }, t)).toEqual([
      `${who} as it was: its address needs something else.`,
    ]);
    expect(reasonsByLeaving(live, before, kept, t)).toEqual([`${who}, which would be missing.`]);
  });
});
