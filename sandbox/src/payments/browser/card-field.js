import { callApi } from './api.js';
import { brandOf } from './card-rules.js';
import {
  digitsOf,
  expiryOf,
  isFilled,
  problemOf,
  writtenExpiry,
  writtenNumber,
} from './card-state.js';
import { applyStyle } from './card-style.js';

/** The card field in its frame. What is typed here goes to the payment API and nowhere else. */

/** @typedef {import('./card-state.js').FieldName} FieldName */
/** @typedef {import('./card-style.js').CardStyle} CardStyle */
/** @typedef {{ style?: CardStyle, hidePostalCode?: boolean, hideIcon?: boolean, disabled?: boolean }} FieldOptions */

/** Names of the brands as they stand beside the number. @type {Record<string, string>} */
const BRAND_WORDS = {
  amex: 'Amex',
  diners: 'Diners',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

const form = /** @type {HTMLFormElement} */ (document.querySelector('form'));
const brandMark = /** @type {HTMLElement} */ (document.getElementById('brand'));
/** @type {Record<FieldName, HTMLInputElement>} */
const inputs = {
  number: input('number'),
  expiry: input('expiry'),
  cvc: input('cvc'),
  postal: input('postal'),
};
/** Fields that the person has left, or tried to send. @type {Set<FieldName>} */
const done = new Set();
/** @type {FieldOptions} */
let options = {};
/** @type {MessagePort | undefined} */
let port;

addEventListener('message', ({ data, ports, source }) => {
  const [channel] = ports;
  if (source !== parent || data?.kind !== 'sandbox-card-open' || port || !channel) return;
  port = channel;
  channel.addEventListener('message', (event) => hear(event.data));
  channel.start();
  // On a busy machine somebody may have typed before this script was there.
  for (const name of names()) tidy(name, false);
  update(data.options);
  new ResizeObserver(tellHeight).observe(form);
  tellHeight();
  tell({ kind: 'ready' });
  if (names().some((name) => inputs[name].value !== '')) tellChange();
});

form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('keydown', (event) => {
  const name = nameOf(event.target);
  if (event.key === 'Escape') tell({ kind: 'escape' });
  if (event.key === 'Enter') tell({ kind: 'enter' });
  if (event.key === 'Backspace' && inputs[name].value === '') {
    event.preventDefault();
    neighbour(name, -1)?.focus();
  }
});
form.addEventListener('input', (event) => {
  const name = nameOf(event.target);
  const isErasing = event instanceof InputEvent && event.inputType.startsWith('delete');
  done.delete(name);
  tidy(name, isErasing);
  tellChange();
  const isAtEnd = inputs[name].selectionEnd === inputs[name].value.length;
  const isMoreToDo = (name === 'number' || name === 'expiry') && !problemNow(name);
  if (isMoreToDo && isAtEnd && !isErasing && isFilled(name, typed())) neighbour(name, 1)?.focus();
});
form.addEventListener('focusin', (event) => {
  if (!form.contains(/** @type {Node | null} */ (event.relatedTarget))) {
    tell({ kind: 'focus' });
  }
  restyle();
});
form.addEventListener('focusout', (event) => {
  const name = nameOf(event.target);
  if (inputs[name].value !== '') done.add(name);
  tellChange();
  if (!form.contains(/** @type {Node | null} */ (event.relatedTarget))) {
    tell({ kind: 'blur' });
  }
});

/** @param {{ kind: string, id: number, options: FieldOptions, path: string, params: any }} message */
function hear(message) {
  if (message.kind === 'update') update(message.options);
  if (message.kind === 'focus') inputs.number.focus();
  if (message.kind === 'blur' && document.activeElement instanceof HTMLElement) {
    document.activeElement.blur();
  }
  if (message.kind === 'clear') clear();
  if (message.kind === 'send') void send(message);
}

/** Adds the card to a call and makes it. @param {{ id: number, path: string, params: any }} call */
async function send({ id, path, params }) {
  for (const name of names()) done.add(name);
  tellChange();
  const error = firstProblem();
  const value = error ? { error } : await callApi('POST', path, withCard(params));
  tell({ kind: 'reply', id, value });
}

/**
 * @param {any} params of a payment method, or of a confirmation that brings one along
 * @returns {import('./api.js').ApiParams}
 */
function withCard(params) {
  const { payment_method_data: method } = params;
  if (method) return { ...params, payment_method_data: withCard(method) };
  const { month, year } = expiryOf(inputs.expiry.value);
  const { postal } = typed();
  const { billing_details: billing = {} } = params;
  const address = { ...(postal && { postal_code: postal }), ...billing.address };
  return {
    ...params,
    billing_details: { ...billing, address },
    card: {
      number: digitsOf(inputs.number.value),
      exp_month: month,
      exp_year: year,
      cvc: inputs.cvc.value,
    },
  };
}

/** @param {FieldOptions} change */
function update(change) {
  options = change;
  inputs.postal.hidden = Boolean(options.hidePostalCode);
  brandMark.hidden = Boolean(options.hideIcon);
  for (const one of Object.values(inputs)) one.disabled = Boolean(options.disabled);
  restyle();
}

function clear() {
  for (const one of Object.values(inputs)) one.value = '';
  done.clear();
  tellChange();
}

/**
 * Writes a field as it is printed on cards, and keeps the caret behind the same digit.
 *
 * @param {FieldName} name
 * @param {boolean} isErasing
 */
function tidy(name, isErasing) {
  const field = inputs[name];
  if (name === 'postal') return;
  const caret = field.selectionEnd ?? field.value.length;
  const isAtEnd = caret === field.value.length;
  const before = digitsOf(field.value.slice(0, caret)).length;
  if (name === 'number') field.value = writtenNumber(digitsOf(field.value));
  if (name === 'expiry' && !isErasing) field.value = writtenExpiry(field.value);
  if (name === 'cvc') field.value = digitsOf(field.value).slice(0, maxCvc());
  if (isAtEnd) return;
  let position = 0;
  for (let seen = 0; seen < before && position < field.value.length; position += 1) {
    if (/\d/.test(field.value[position] ?? '')) seen += 1;
  }
  field.setSelectionRange(position, position);
}

function maxCvc() {
  return brandOf(digitsOf(inputs.number.value)) === 'amex' ? 4 : 3;
}

function tellChange() {
  restyle();
  const error = firstProblem();
  tell({
    kind: 'change',
    value: {
      brand: brandOf(digitsOf(inputs.number.value)),
      complete: !error && names().every((name) => isFilled(name, typed())),
      empty: names().every((name) => inputs[name].value === ''),
      error,
      value: { postalCode: inputs.postal.value },
    },
  });
}

/** @param {{ kind: string, [name: string]: unknown }} message */
function tell(message) {
  port?.postMessage(message);
}

function tellHeight() {
  tell({ kind: 'height', px: form.offsetHeight });
}

function restyle() {
  brandMark.textContent = BRAND_WORDS[brandOf(digitsOf(inputs.number.value))] ?? '';
  for (const name of names()) {
    const isInvalid = Boolean(problemNow(name));
    inputs[name].setAttribute('aria-invalid', String(isInvalid));
    applyStyle(inputs[name], options.style ?? {}, {
      isInvalid,
      isComplete: isFilled(name, typed()),
    });
  }
  brandMark.style.color = options.style?.base?.iconColor ?? options.style?.base?.color ?? '';
}

function firstProblem() {
  return names()
    .map(problemNow)
    .find((one) => one !== undefined);
}

/** @param {FieldName} name */
function problemNow(name) {
  return problemOf(name, typed(), new Date(), done.has(name));
}

function typed() {
  const { number, expiry, cvc, postal } = inputs;
  return { number: number.value, expiry: expiry.value, cvc: cvc.value, postal: postal.value };
}

/** The fields in use, in their order. @returns {FieldName[]} */
function names() {
  return options.hidePostalCode
    ? ['number', 'expiry', 'cvc']
    : ['number', 'expiry', 'cvc', 'postal'];
}

/** @param {FieldName} name @param {1 | -1} step */
function neighbour(name, step) {
  const other = names()[names().indexOf(name) + step];
  return other && inputs[other];
}

/** @param {EventTarget | null} target @returns {FieldName} */
function nameOf(target) {
  return names().find((name) => inputs[name] === target) ?? 'number';
}

/** @param {FieldName} id */
function input(id) {
  return /** @type {HTMLInputElement} */ (document.getElementById(id));
}
