/**
 * The part of Google's `gapi.iframes` that the Firebase web SDK uses to talk with the frame in which
 * it waits for a popup. The product's page and the relay frame both load it: the page opens the
 * frame and is told of its messages, the frame asks for its parent. With `gapi.iframes.Iframe`
 * present the SDK loads nothing from Google.
 */
(() => {
  if (window.gapi?.iframes?.Iframe) return;

  const MARK = 'motohaat-sandbox';

  /** Two windows that call each other's handlers by name. */
  class Channel {
    /** @type {Map<string, (value: unknown) => unknown>} */
    #handlers = new Map();
    /** Calls that came before their handler. @type {Map<string, Message[]>} */
    #early = new Map();
    /** @type {Map<number, (results: unknown) => unknown>} */
    #waiting = new Map();
    #lastId = 0;
    #post;
    /** @type {() => void} */
    #markReady = () => {};
    /** Settles when the other side listens. @type {Promise<void>} */
    ready = new Promise((resolve) => {
      this.#markReady = resolve;
    });

    /**
     * @param {() => Window | null} other the window at the other end
     * @param {string} targetOrigin who may read what is sent
     * @param {(origin: string) => boolean} accepts whose messages are read
     */
    constructor(other, targetOrigin, accepts) {
      this.#post = (/** @type {Omit<Message, 'mark'>} */ message) => {
        other()?.postMessage({ mark: MARK, ...message }, targetOrigin);
      };
      addEventListener('message', (event) => {
        if (event.data?.mark !== MARK) return;
        if (event.source !== other() || !accepts(event.origin)) return;
        this.#receive(event.data);
      });
    }

    announce() {
      this.#post({ kind: 'ready' });
    }

    /** @param {string} name @param {(value: unknown) => unknown} handler */
    register(name, handler) {
      this.#handlers.set(name, handler);
      const early = this.#early.get(name) ?? [];
      this.#early.delete(name);
      for (const message of early) this.#receive(message);
    }

    /** @param {string} name @param {unknown} value @param {(results: unknown) => unknown} [reply] */
    send(name, value, reply) {
      this.#lastId += 1;
      if (reply) this.#waiting.set(this.#lastId, reply);
      this.#post({ kind: 'call', id: this.#lastId, name, value });
    }

    /** @param {Message} message */
    #receive(message) {
      if (message.kind === 'ready') this.#markReady();
      else if (message.kind === 'reply') this.#finish(message);
      else void this.#call(message);
    }

    /** @param {Message} message */
    #finish({ id = 0, value }) {
      const reply = this.#waiting.get(id);
      this.#waiting.delete(id);
      try {
        // gapi hands over the answers of all handlers, as a list.
        reply?.([value]);
      } catch {
        // The SDK's own callback for webStorageSupport always throws, after it has done its work.
      }
    }

    /** @param {Message} message */
    async #call(message) {
      const { id, name = '', value } = message;
      const handler = this.#handlers.get(name);
      if (!handler) {
        this.#early.set(name, [...(this.#early.get(name) ?? []), message]);
        return;
      }
      this.#post({ kind: 'reply', id, value: await handler(value) });
    }
  }

  class Iframe {
    #channel;

    /** @param {Channel} channel */
    constructor(channel) {
      this.#channel = channel;
    }

    async restyle() {}

    /** @param {() => void} [callback] */
    async ping(callback) {
      await this.#channel.ready;
      callback?.();
    }

    /** @param {string} name @param {(value: unknown) => unknown} handler */
    register(name, handler) {
      this.#channel.register(name, handler);
    }

    /** @param {string} name @param {unknown} value @param {(results: unknown) => unknown} [reply] */
    send(name, value, reply) {
      this.#channel.send(name, value, reply);
    }
  }

  const context = {
    /** @param {OpenOptions} options @param {(iframe: Iframe) => unknown} [callback] */
    async open({ url, where, attributes = {} }, callback) {
      const frame = document.createElement('iframe');
      const { style, ...others } = attributes;
      // Property by property: a style attribute would need 'unsafe-inline' in the page's policy.
      Object.assign(frame.style, style);
      for (const [name, value] of Object.entries(others)) frame.setAttribute(name, String(value));
      frame.src = url;
      const { origin } = new URL(url, location.href);
      const channel = new Channel(
        () => frame.contentWindow,
        origin,
        (sender) => sender === origin,
      );
      (where ?? document.body).append(frame);
      const iframe = new Iframe(channel);
      return callback ? callback(iframe) : iframe;
    },

    getParentIframe() {
      // Any origin: the relay's frame-ancestors policy has already said which pages may hold it.
      const channel = new Channel(
        () => window.parent,
        '*',
        () => true,
      );
      channel.announce();
      return new Iframe(channel);
    },
  };

  window.gapi = {
    /** @param {string} _name @param {{ callback: () => void }} options */
    load: (_name, { callback }) => queueMicrotask(callback),
    iframes: {
      Iframe,
      CROSS_ORIGIN_IFRAMES_FILTER: () => true,
      getContext: () => context,
    },
  };
})();
