import type { KeyboardEvent } from 'react';

const focusable = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary';

/**
 * For `onKeyDown` of a modal dialog: Tab goes from its last control to the first and back. The
 * browser alone would step out to its own toolbar in between.
 */
export function loopFocus(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab') return;
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)];
  const [first, last] = event.shiftKey
    ? [controls.at(-1), controls[0]]
    : [controls[0], controls.at(-1)];
  if (document.activeElement !== last) return;
  event.preventDefault();
  first?.focus();
}
