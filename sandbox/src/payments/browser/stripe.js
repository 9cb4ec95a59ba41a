import { callApi } from './api.js';
import { CardElement, integrationError } from './card-element.js';
import { returnFocus, showChallenge } from './challenge-dialog.js';
import { EDITION, ORIGIN } from './origin.js';

/** @typedef {import('./api.js').ApiAnswer} Answer */
/** @typedef {import('./api.js').ApiError} PaymentError */
/** @typedef {import('./api.js').ApiIntent} Intent */
/** @typedef {{ paymentIntent?: Intent, error?: PaymentError }} IntentResult */
/** @typedef {{ paymentMethod?: object, error?: PaymentError }} MethodResult */
/** @typedef {import('./card-element.js').ElementOptions} CardOptions */
/** @typedef {{ card: CardElement | { token: string }, billing_details?: object, metadata?: object }} CardData */

/** Time for the page to show a result, in ms. */
const FOCUS_DELAY_MS = 100;

/** The group of fields of one form; here, one card field. */
class CardElements {
  /** @type {CardElement | null} */
  #card = null;

  /** @param {string} type @param {CardOptions} [options] */
  create(type, options = {}) {
    if (type !== 'card') {
      throw integrationError(`The sandbox has the card Element only, not ${type}.`);
    }
    if (this.#card) {
      throw integrationError("Can't create more than one Element of type card.");
    }
    this.#card = new CardElement(options, () => {
      this.#card = null;
    });
    return this.#card;
  }

  /** @param {string | { __elementType?: string }} type */
  getElement(type) {
    return (typeof type === 'string' ? type : type['__elementType']) === 'card' ? this.#card : null;
  }

  /** The vendor's options for fonts and languages change nothing here. */
  update() {}
}

/** The part of the vendor's browser library that a payment by card needs. */
class StripeClient {
  #key;

  /** @param {string} key */
  constructor(key) {
    if (!/^pk_test_\w+$/.test(key)) {
      throw integrationError('The sandbox takes publishable test keys (pk_test_…) only.');
    }
    this.#key = key;
  }

  elements() {
    return new CardElements();
  }

  /** Libraries tell the vendor who they are; nobody asks here. */
  registerAppInfo() {}
  _registerWrapper() {}

  createToken() {
    return Promise.reject(
      integrationError('The sandbox has createPaymentMethod, not createToken.'),
    );
  }

  /**
   * @param {{ type: string } & CardData} data
   * @returns {Promise<MethodResult>}
   */
  async createPaymentMethod({ type, card, billing_details, metadata }) {
    const answer = await this.#send('/v1/payment_methods', card, {
      key: this.#key,
      type,
      billing_details,
      metadata,
    });
    return answer.error ? { error: answer.error } : { paymentMethod: answer };
  }

  /** @param {string} clientSecret @returns {Promise<IntentResult>} */
  async retrievePaymentIntent(clientSecret) {
    const path = `/v1/payment_intents/${intentId(clientSecret)}`;
    const params = { key: this.#key, client_secret: clientSecret };
    return intentResult(await callApi('GET', ORIGIN + path, params));
  }

  /**
   * Pays with a card field, a card token or a payment method's id, and leads through the bank's
   * check unless `handleActions` is false.
   *
   * @param {string} clientSecret
   * @param {{ payment_method?: string | CardData, receipt_email?: string, return_url?: string }} [data]
   * @param {{ handleActions?: boolean }} [options]
   * @returns {Promise<IntentResult>}
   */
  async confirmCardPayment(clientSecret, data = {}, { handleActions = true } = {}) {
    const opener = document.activeElement;
    const path = `/v1/payment_intents/${intentId(clientSecret)}/confirm`;
    const { payment_method: method, receipt_email, return_url } = data;
    const params = {
      key: this.#key,
      client_secret: clientSecret,
      receipt_email,
      return_url,
      use_stripe_sdk: true,
    };
    const answer =
      typeof method === 'object'
        ? await this.#send(path, method.card, {
            ...params,
            payment_method_data: {
              type: 'card',
              billing_details: method.billing_details,
              metadata: method.metadata,
            },
          })
        : await callApi('POST', ORIGIN + path, { ...params, payment_method: method });
    const result = intentResult(answer);
    return handleActions ? this.#takeAction(result, opener) : result;
  }

  /** @param {{ clientSecret: string }} options */
  async handleNextAction({ clientSecret }) {
    const opener = document.activeElement;
    return this.#takeAction(await this.retrievePaymentIntent(clientSecret), opener);
  }

  /** @param {string} clientSecret */
  handleCardAction(clientSecret) {
    return this.handleNextAction({ clientSecret });
  }

  /**
   * Makes a call about a card. What is typed into the card field is added in its frame, so that it
   * never passes through the page.
   *
   * @param {string} path
   * @param {CardData['card']} card
   * @param {import('./api.js').ApiParams} params
   * @returns {Promise<Answer>}
   */
  #send(path, card, params) {
    if (card instanceof CardElement) return card.send(path, params);
    const holder = /** @type {object | undefined} */ (params['payment_method_data']);
    const withCard = holder
      ? { ...params, payment_method_data: { ...holder, card } }
      : { ...params, card };
    return callApi('POST', ORIGIN + path, withCard);
  }

  /** @param {IntentResult} result @param {Element | null} opener @returns {Promise<IntentResult>} */
  async #takeAction(result, opener) {
    const action = result.paymentIntent?.next_action;
    if (!result.paymentIntent || action?.type !== 'use_stripe_sdk') return result;
    await showChallenge(action.use_stripe_sdk?.source ?? '', opener);
    const after = await this.retrievePaymentIntent(result.paymentIntent.client_secret);
    // A Pay button is disabled until the page has this result, and takes the focus only then.
    setTimeout(() => returnFocus(opener), FOCUS_DELAY_MS);
    const { last_payment_error: problem, status } = after.paymentIntent ?? {};
    if (status !== 'requires_payment_method' || !problem) return after;
    return { error: { ...problem, payment_intent: after.paymentIntent } };
  }
}

/** @param {Answer} answer @returns {IntentResult} */
function intentResult(answer) {
  if (answer.error) return { error: answer.error };
  return { paymentIntent: /** @type {Intent} */ (/** @type {unknown} */ (answer)) };
}

/** @param {string} clientSecret */
function intentId(clientSecret) {
  const id = /^(pi_[A-Za-z0-9]+)_secret_[A-Za-z0-9]+$/.exec(clientSecret)?.[1];
  if (!id) {
    throw integrationError(
      'A client secret of a PaymentIntent is expected, of the form ${id}_secret_${secret}.',
    );
  }
  return id;
}

/** @param {string} key */
function createStripe(key) {
  return new StripeClient(key);
}

Object.assign(window, { Stripe: Object.assign(createStripe, { version: EDITION }) });
