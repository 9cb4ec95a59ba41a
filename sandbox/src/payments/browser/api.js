/** What the browser says to the payment API, in the vendor's form encoding. */

/** @typedef {{ [name: string]: string | number | boolean | object | null | undefined }} ApiParams */

/**
 * @typedef {object} ApiError
 * @property {string} type
 * @property {string} message
 * @property {string} [code]
 * @property {string} [decline_code]
 * @property {ApiIntent} [payment_intent]
 */

/**
 * @typedef {object} ApiIntent
 * @property {string} id
 * @property {string} status
 * @property {string} client_secret
 * @property {{ type: string, use_stripe_sdk?: { source: string } } | null} next_action
 * @property {ApiError | null} last_payment_error
 */

/** An object of the vendor, or what went wrong. @typedef {{ error?: ApiError, [name: string]: any }} ApiAnswer */

/**
 * Encodes parameters of parameters with brackets; what is absent is left out.
 *
 * @param {ApiParams} params
 * @param {string} [prefix]
 * @param {URLSearchParams} [form]
 */
export function encodeForm(params, prefix = '', form = new URLSearchParams()) {
  for (const [name, value] of Object.entries(params)) {
    const key = prefix ? `${prefix}[${name}]` : name;
    if (value === undefined || value === null) continue;
    if (typeof value === 'object') encodeForm(/** @type {ApiParams} */ (value), key, form);
    else form.append(key, String(value));
  }
  return form;
}

/**
 * Makes a call. It never rejects: a lost connection is an `api_connection_error`.
 *
 * @param {'GET' | 'POST'} method
 * @param {string} url
 * @param {ApiParams} params
 * @returns {Promise<ApiAnswer>}
 */
export async function callApi(method, url, params) {
  const form = encodeForm(params);
  try {
    const answer =
      method === 'GET' ? await fetch(`${url}?${form}`) : await fetch(url, { method, body: form });
    return await answer.json();
  } catch {
    return {
      error: {
        type: 'api_connection_error',
        message:
          'The payment service could not be reached. Please check your internet connection and try again.',
      },
    };
  }
}
