import { EntryLoadError, RemoteError } from './load-error.ts';

/** What the shell shares: module → version → how it is had. The form is that of federation containers. */
export type ShareScope = Record<
  string,
  Record<
    string,
    { get: () => (() => unknown) | Promise<() => unknown>; from: string; eager: boolean }
  >
>;

/** What the entry script of a remote leaves in a global variable: the public protocol of containers. */
type Container = {
  init: (scope: ShareScope) => unknown;
  get: (module: string) => Promise<() => unknown>;
  /** Besides: what its files hash to, by address. Without it the container asks for a table of its own. */
  know?: (hashes: Hashes) => void;
  /** Besides: has that table come, as somebody is about to do something. */
  prepare?: () => Promise<void>;
};

/** Address of a file → its integrity. */
type Hashes = Readonly<Record<string, string>>;

type Registered = { entry: string; hashes: Hashes; contract: string };

export type Federation = {
  /**
   * Says where the entry of a container is; no request is made.
   *
   * @param given its entry's address, the hashes of its files as the composition has them, and the
   *   platform contract that it was built against
   */
  register: (container: string, given: Registered) => void;
  /**
   * Loads a module that a container exposes. What failed is tried again by the next call.
   *
   * @param module as the container names it: `./remote`
   * @throws EntryLoadError when the entry does not come, RemoteError when it is no container, and
   *   whatever the remote's own code throws
   */
  load: (container: string, module: string) => Promise<unknown>;
  /** Has containers that are here get ready for what somebody is about to do. It does not throw. */
  prepare: () => void;
};

/** A request that hangs must make room for a Retry; in ms. */
const scriptTimeout = 12_000;

/**
 * Loads remotes by the protocol of federation containers, `init(shareScope)` and `get(module)`, and
 * does nothing else that a federation runtime does (decision 25).
 *
 * @param scopeOf what a remote gets from the shell, by its platform contract and the address of its entry
 * @param scriptOf makes the script element of an entry; throws for one that may not be loaded
 */
export function createFederation(
  scopeOf: (contract: string, entry: string) => Promise<ShareScope>,
  scriptOf: (entry: string) => HTMLScriptElement,
): Federation {
  const entries = new Map<string, Registered>();
  const containers = new Map<string, Promise<Container>>();

  async function open(name: string): Promise<Container> {
    const registered = entries.get(name);
    if (!registered) throw new RemoteError(`no entry was registered for ${name}`);
    const { entry, hashes, contract } = registered;
    const scope = await scopeOf(contract, entry);
    if (!containerAt(name)) await runScript(scriptOf(entry));
    const container = containerAt(name);
    if (!container) throw new RemoteError(`${entry} left no container ${name}`);
    await container.init(scope);
    container.know?.(hashes);
    return container;
  }

  function openOnce(name: string): Promise<Container> {
    const opening = containers.get(name) ?? open(name);
    containers.set(name, opening);
    opening.catch(() => containers.delete(name));
    return opening;
  }

  return {
    register: (container, given) => void entries.set(container, given),
    async load(name, module) {
      const container = await openOnce(name);
      const factory = await container.get(module);
      return factory();
    },
    prepare() {
      for (const opening of containers.values()) {
        // Whatever needs the table asks for it again, and says so when it does not come.
        opening.then((container) => container.prepare?.()).catch(() => {});
      }
    },
  };
}

function containerAt(name: string): Container | undefined {
  return Reflect.get(globalThis, name) as Container | undefined;
}

/** Whoever gives the script up (see `refetchFiles`) tells it of an error. */
function runScript(script: HTMLScriptElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => fail('in time'), scriptTimeout);
    const fail = (how: string) => {
      clearTimeout(timer);
      script.remove();
      reject(new EntryLoadError(`${script.src} did not come ${how}`));
    };
    script.addEventListener('error', () => fail('as it should'));
    script.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    document.head.append(script);
  });
}
