/** The page's own style for the card field, in the vendor's terms, set through the CSS object model. */

/** @typedef {Record<string, any>} StyleVariant */
/** @typedef {{ base?: StyleVariant, complete?: StyleVariant, empty?: StyleVariant, invalid?: StyleVariant }} CardStyle */

/** The properties that the vendor's fields take. */
const PROPERTIES = /** @type {const} */ ([
  'color',
  'fontFamily',
  'fontSize',
  'fontStyle',
  'fontVariant',
  'fontWeight',
  'letterSpacing',
  'lineHeight',
  'textAlign',
  'textDecoration',
  'textShadow',
  'textTransform',
]);

/**
 * @param {HTMLInputElement} input
 * @param {CardStyle} style
 * @param {{ isInvalid: boolean, isComplete: boolean }} state
 */
export function applyStyle(input, { base = {}, complete, empty, invalid }, state) {
  const variant =
    (state.isInvalid && invalid) ||
    (input.value === '' && empty) ||
    (state.isComplete && complete) ||
    {};
  const isFocused = input === document.activeElement;
  const merged = { ...base, ...(isFocused && base[':focus']), ...variant };
  for (const property of PROPERTIES) input.style[property] = String(merged[property] ?? '');
  const placeholder = { ...base['::placeholder'], ...variant['::placeholder'] };
  setOrClear(input, '--placeholder', placeholder.color);
  setOrClear(input, '--invalid', state.isInvalid && !merged['color'] ? '#c8102e' : undefined);
}

/** @param {HTMLElement} element @param {string} name @param {string | undefined} value */
function setOrClear({ style }, name, value) {
  if (value === undefined) style.removeProperty(name);
  else style.setProperty(name, value);
}
