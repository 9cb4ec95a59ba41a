import { whenIdle } from '@motohaat/platform/when-idle';

/**
 * Lays out the far parts of a drawn page one after the other, in idle moments after it has become live: all
 * at once would keep the thread from who uses it. Until all are they have about their size, and their own as
 * somebody comes near (`data-far` in global.css).
 */
export function layOutFarParts(root: HTMLElement): void {
  const { dataset } = document.documentElement;
  const parts = [...root.querySelectorAll<HTMLElement>('[data-far]')];
  const left = [...parts];
  function next() {
    if (dataset['farLate'] === undefined) return show(parts, '');
    const part = left.shift();
    if (part) {
      // Laid out and left out again: browsers keep what they found. With each part that stays, all that
      // is shown is painted once more: they come in a few steps, when they cost no more than that.
      show([part], 'visible');
      part.getBoundingClientRect();
      show([part], '');
    } else {
      const some = parts.filter(({ style }) => !style.contentVisibility).slice(0, 3);
      show(some, 'visible');
      if (!some.length) delete dataset['farLate'];
    }
    whenIdle(next);
  }
  whenIdle(next);
}

function show(parts: readonly HTMLElement[], how: '' | 'visible'): void {
  for (const { style } of parts) style.contentVisibility = how;
}
