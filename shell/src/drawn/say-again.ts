type Said = { checked?: boolean; value: string };
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
/** What was said in the forms of a drawn page before it was live, by its last state. */
export type EarlyInputs = ReadonlyMap<Control, Said>;

/**
 * Says it again to forms that listen now: one after the other, and choices of a list last, since forms take
 * the rest along with them.
 */
export function sayAgain(inputs: EarlyInputs = document.earlyInputs ?? new Map()): void {
  // Passwords are among it.
  delete document.earlyInputs;
  for (const [control, said] of [...inputs].toSorted(([a], [b]) => placeOf(a) - placeOf(b))) {
    if (!control.isConnected) continue;
    if (/^(?:radio|checkbox)$/.test(control.type)) {
      // React takes what it meets for what it knows: it has to see that it changes.
      (control as HTMLInputElement).checked = !said.checked;
      control.click();
    } else write(control, said.value);
  }
}

function placeOf(control: Control): number {
  return control instanceof HTMLSelectElement ? 1 : 0;
}

/** As somebody would who types it and leaves the field; who is in it stays where they were. */
function write(control: Control, value: string): void {
  const isHere = document.activeElement === control;
  const { selectionStart = null, selectionEnd = null } = control as Partial<HTMLInputElement>;
  control.value = '';
  // Past React, which watches the property of the element itself.
  Reflect.set(Object.getPrototypeOf(control) as object, 'value', value, control);
  if (isHere && selectionStart !== null) {
    (control as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
  }
  for (const name of ['input', 'change']) control.dispatchEvent(new Event(name, { bubbles: true }));
  if (!isHere) control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}
