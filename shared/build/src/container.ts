// The entry of every remote, in the browser: a container of federation's public protocol,
// `init(shareScope)` and `get(module)`. Whether the shell's versions fit is known before it is ever
// loaded, by the promotion gate and the platform contract; so it asks for no version itself.

type Factory = () => unknown;
type ShareScope = Record<string, Record<string, { get: () => Factory | Promise<Factory> }>>;

/** Written by the build: the global variable that it registers itself as. */
declare const CONTAINER: string;

/** The code that loads chunks; see `lateHashes`, which a build for development lacks. */
// oxlint-disable-next-line no-underscore-dangle -- the bundler's own name for it
declare const __webpack_require__: {
  know?: (hashes: Record<string, string>) => void;
  loadHashes?: () => Promise<unknown>;
};

let scope: ShareScope = {};

Object.assign(globalThis, {
  [CONTAINER]: {
    init(given: ShareScope): void {
      scope = given;
    },
    async get(module: string): Promise<Factory> {
      if (module !== './remote') throw new Error(`${CONTAINER} exposes no ${module}.`);
      const exposed = await import(/* webpackMode: "eager" */ 'motohaat-exposed');
      return () => exposed;
    },
    /** The shell tells it the hashes of files, by their whole addresses, as the composition has them. */
    know(hashes: Record<string, string>): void {
      __webpack_require__.know?.(hashes);
    },
    /** Somebody is about to do something, which may need files whose hashes are not known yet. */
    async prepare(): Promise<void> {
      await __webpack_require__.loadHashes?.();
    },
    /** For the modules of this build: the shell's copy of a package. */
    shared(name: string): unknown {
      const [version] = Object.values(scope[name] ?? {});
      if (!version) throw new Error(`The shell shares no ${name}.`);
      const factory = version.get();
      if (typeof factory === 'function') return factory();
      throw new Error(`${name} has not come yet: a page that needs it is loaded by withForms().`);
    },
  },
});
