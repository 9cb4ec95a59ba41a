import type { Deprecation } from '@motohaat/contract/uses';
import { platformContract } from '@motohaat/platform';
import { deprecated as all } from '@motohaat/platform/deprecations';

import type { ShareScope } from '../federation.ts';
import { formerContracts } from '../former/contracts.ts';

const platform = '@motohaat/platform';

/** Type of what `usePlatform()` has → under which name. */
const parts: Readonly<Record<string, string>> = {
  ApiClient: 'api',
  Live: 'live',
  SessionActions: 'session',
  Toasts: 'toasts',
};

/**
 * The same modules, which tell a developer in the browser's console, once, of each member that is used
 * and will go.
 */
export function warning(scope: ShareScope, deprecated = all, tell = inConsole): ShareScope {
  const told = new Set<string>();
  const watchers = new WeakMap<object, object>();
  // The same for the same, as components compare what they are given.
  const watch = (path: string, owner: object): object => {
    const watcher = watchers.get(owner) ?? watcherOf(path, owner);
    watchers.set(owner, watcher);
    return watcher;
  };
  const watcherOf = (path: string, owner: object): object =>
    new Proxy(
      { ...owner },
      {
        get(target, key) {
          const name = typeof key === 'string' ? `${path}${key}` : '';
          const found = deprecated.find((each) => pathOf(each) === name);
          if (found && !told.has(name)) {
            told.add(name);
            tell(sentenceOf(found));
          }
          const value: unknown = Reflect.get(target, key, target);
          if (name === `${platform} usePlatform` && typeof value === 'function') {
            return () => watch('Platform ', (value as () => object)());
          }
          const isPart = path === 'Platform ' && typeof value === 'object' && value !== null;
          return isPart ? watch(`Platform ${String(key)}.`, value) : value;
        },
      },
    );
  const isWatched = (name: string) =>
    name === platform || deprecated.some(({ member }) => member.startsWith(`${name} `));
  const modules = Object.entries(scope).map(([name, versions]) => [
    name,
    isWatched(name) ? watchVersions(name, versions) : versions,
  ]);
  return Object.fromEntries(modules) as ShareScope;

  function watchVersions(name: string, versions: ShareScope[string]): ShareScope[string] {
    return Object.fromEntries(
      Object.entries(versions).map(([version, module]) => [
        version,
        { ...module, get: () => watched(module.get(), (value) => watch(`${name} `, value)) },
      ]),
    );
  }
}

/** Tells a developer in the browser's console until when a build against a former major is served. */
export function tellOfFormer(contract: string, tell = inConsole): void {
  const [major] = contract.split('.');
  const former = formerContracts.find(({ version }) => version.split('.')[0] === major);
  if (former) tell(sentenceOfFormer(contract, former.until));
}

function inConsole(sentence: string): void {
  // oxlint-disable-next-line no-console -- developers read it there, and nobody else is told
  console.warn(sentence);
}

type Got = ReturnType<ShareScope[string][string]['get']>;

/** What is here at once stays so. */
function watched(got: Got, watch: (value: object) => object): Got {
  if (typeof got === 'function') return () => watch(got() as object);
  return got.then((factory) => () => watch(factory() as object));
}

/** Where a developer's code comes by a member. */
function pathOf({ member }: Deprecation): string {
  const [type = '', name] = member.split('.');
  if (member.includes(' ')) return member;
  if (name === undefined) return `${platform} ${type}`;
  return type === 'Platform' ? `Platform ${name}` : `Platform ${parts[type] ?? type}.${name}`;
}

function sentenceOf({ member, since, until, instead }: Deprecation): string {
  return `${member} is deprecated since platform ${since} and goes on ${until}. Use ${instead}.`;
}

function sentenceOfFormer(contract: string, until: string): string {
  return `${contract} is the platform contract that this build is for, and it is served until ${until}. Build against ${platformContract}.`;
}
