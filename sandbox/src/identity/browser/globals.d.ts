/** What two windows of the shim say to each other. */
interface Message {
  kind: 'ready' | 'call' | 'reply';
  id?: number;
  name?: string;
  value?: unknown;
}

/** What the SDK asks for when it opens its frame. */
interface OpenOptions {
  url: string;
  where?: HTMLElement;
  attributes?: Record<string, unknown> & { style?: Partial<CSSStyleDeclaration> };
}

/** The other window, as the SDK and the relay see it. */
interface GapiIframe {
  restyle(): Promise<void>;
  ping(callback?: () => void): Promise<void>;
  register(name: string, handler: (value: unknown) => unknown): void;
  send(name: string, value: unknown, reply?: (results: unknown) => unknown): void;
}

interface Window {
  gapi: {
    load(name: string, options: { callback: () => void }): void;
    iframes: {
      Iframe: new (...parts: never[]) => GapiIframe;
      CROSS_ORIGIN_IFRAMES_FILTER: () => boolean;
      getContext(): {
        open(options: OpenOptions, callback?: (iframe: GapiIframe) => unknown): Promise<unknown>;
        getParentIframe(): GapiIframe;
      };
    };
  };
}
