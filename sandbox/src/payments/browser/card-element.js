import { ORIGIN } from './origin.js';

/** @typedef {import('./api.js').ApiAnswer} ElementAnswer */
/** @typedef {(event?: object) => unknown} ElementListener */
/** @typedef {{ classes?: Record<string, string>, style?: object, hidePostalCode?: boolean, hideIcon?: boolean, disabled?: boolean }} ElementOptions */

let frames = 0;

/** @param {string} message */
export function integrationError(message) {
  const error = new Error(message);
  error.name = 'IntegrationError';
  return error;
}

/**
 * The card field as the page holds it: a frame of the sandbox's origin, which alone knows what is
 * typed into it. The two speak through a message channel that nobody else can listen to.
 */
export class CardElement {
  /** @type {ElementOptions} */
  #options;
  /** @type {() => void} */
  #forget;
  /** @type {Map<string, Set<ElementListener>>} */
  #listeners = new Map();
  /** @type {HTMLElement | undefined} */
  #container;
  /** @type {HTMLIFrameElement | undefined} */
  #frame;
  /** @type {MessagePort | undefined} */
  #port;
  /** What was asked before the frame could listen. @type {object[]} */
  #queue = [];
  /** @type {Map<number, (answer: ElementAnswer) => void>} */
  #replies = new Map();
  #asked = 0;
  /** @type {HTMLLabelElement | null | undefined} */
  #label;
  #isDestroyed = false;

  /**
   * @param {ElementOptions} options
   * @param {() => void} forget called when the element is destroyed
   */
  constructor(options, forget) {
    this.#options = { ...options };
    this.#forget = forget;
  }

  /** @param {string | HTMLElement} target */
  mount(target) {
    if (this.#isDestroyed) throw integrationError('This Element has already been destroyed.');
    const container = typeof target === 'string' ? document.querySelector(target) : target;
    if (!(container instanceof HTMLElement))
      throw integrationError('mount() needs a valid CSS selector or DOM element.');
    if (this.#container === container) return;
    this.unmount();

    const frame = document.createElement('iframe');
    frames += 1;
    frame.name = `__privateStripeFrame${frames}`;
    frame.title = 'Secure card payment input frame';
    frame.src = `${ORIGIN}/payments/frames/card`;
    // Without its own colour scheme, a frame in a dark page would get an opaque background.
    Object.assign(frame.style, {
      border: '0',
      colorScheme: 'light',
      display: 'block',
      height: '1.2em',
      width: '100%',
    });
    frame.addEventListener('load', () => this.#open(frame));
    this.#container = container;
    this.#frame = frame;
    this.#label = container.closest('label') ?? labelFor(container);
    this.#label?.addEventListener('click', this.#focusFromLabel);
    container.append(frame);
    this.#mark('base', true);
    this.#mark('empty', true);
  }

  unmount() {
    this.#label?.removeEventListener('click', this.#focusFromLabel);
    this.#port?.close();
    this.#frame?.remove();
    for (const state of ['base', 'complete', 'empty', 'focus', 'invalid']) this.#mark(state, false);
    this.#container = this.#frame = this.#port = this.#label = undefined;
    this.#queue = [];
    for (const reply of this.#replies.values()) reply({ error: notMounted() });
    this.#replies.clear();
  }

  destroy() {
    this.unmount();
    this.#listeners.clear();
    this.#isDestroyed = true;
    this.#forget();
  }

  /** @param {ElementOptions} options */
  update(options) {
    Object.assign(this.#options, options);
    this.#post({ kind: 'update', options: this.#frameOptions() });
  }

  focus() {
    this.#frame?.focus();
    this.#post({ kind: 'focus' });
  }

  blur() {
    this.#post({ kind: 'blur' });
    this.#frame?.blur();
  }

  clear() {
    this.#post({ kind: 'clear' });
  }

  /** @param {string} type @param {ElementListener} listener */
  on(type, listener) {
    const known = this.#listeners.get(type) ?? new Set();
    this.#listeners.set(type, known.add(listener));
    return this;
  }

  /** @param {string} type @param {ElementListener} listener */
  once(type, listener) {
    /** @type {ElementListener} */
    const first = (event) => {
      this.off(type, first);
      listener(event);
    };
    return this.on(type, first);
  }

  /** @param {string} type @param {ElementListener} [listener] without it, all */
  off(type, listener) {
    if (listener) this.#listeners.get(type)?.delete(listener);
    else this.#listeners.delete(type);
    return this;
  }

  /**
   * Lets the frame add its card to a call and make it.
   *
   * @param {string} path
   * @param {object} params
   * @returns {Promise<ElementAnswer>} an incomplete card gives a `validation_error`
   */
  send(path, params) {
    if (!this.#frame) return Promise.reject(integrationError(notMounted().message));
    return new Promise((resolve) => {
      this.#asked += 1;
      this.#replies.set(this.#asked, resolve);
      this.#post({ kind: 'send', id: this.#asked, path, params });
    });
  }

  #focusFromLabel = () => this.focus();

  /** @param {HTMLIFrameElement} frame */
  #open(frame) {
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    port1.addEventListener('message', ({ data }) => this.#hear(data));
    port1.start();
    const hello = { kind: 'sandbox-card-open', options: this.#frameOptions() };
    frame.contentWindow?.postMessage(hello, ORIGIN, [port2]);
    for (const message of this.#queue.splice(0)) this.#post(message);
  }

  /** @param {object} message */
  #post(message) {
    if (!this.#port && this.#frame) this.#queue.push(message);
    this.#port?.postMessage(message);
  }

  /** @param {{ kind: string, id: number, px: number, value: any }} message */
  #hear({ kind, id, px, value }) {
    if (kind === 'reply') {
      this.#replies.get(id)?.(value);
      this.#replies.delete(id);
    } else if (kind === 'height') {
      if (this.#frame) this.#frame.style.height = `${px}px`;
    } else if (kind === 'enter') {
      // As the vendor does: only handlers hear of it, and a busy button does not hold it back.
      const submit = new Event('submit', { bubbles: true, cancelable: true });
      this.#container?.closest('form')?.dispatchEvent(submit);
    } else {
      if (kind === 'change') this.#markValue(value);
      if (kind === 'focus' || kind === 'blur') this.#mark('focus', kind === 'focus');
      this.#emit(kind, { elementType: 'card', ...value });
    }
  }

  /** @param {string} type @param {object} event */
  #emit(type, event) {
    for (const listener of this.#listeners.get(type) ?? []) listener(event);
  }

  /** @param {{ complete: boolean, empty: boolean, error?: object }} value */
  #markValue({ complete, empty, error }) {
    this.#mark('complete', complete);
    this.#mark('empty', empty);
    this.#mark('invalid', Boolean(error));
  }

  /** Shows a state to the page's style sheet. @param {string} state @param {boolean} isOn */
  #mark(state, isOn) {
    const own = state === 'base' ? 'StripeElement' : `StripeElement--${state}`;
    this.#container?.classList.toggle(this.#options.classes?.[state] ?? own, isOn);
  }

  #frameOptions() {
    const { style, hidePostalCode, hideIcon, disabled } = this.#options;
    return { style, hidePostalCode, hideIcon, disabled };
  }
}

function notMounted() {
  return {
    type: 'invalid_request_error',
    message: 'The card field is not on the page. Make sure that it is still mounted.',
  };
}

/** @param {HTMLElement} container @returns {HTMLLabelElement | null} */
function labelFor({ id }) {
  return id ? document.querySelector(`label[for="${CSS.escape(id)}"]`) : null;
}
