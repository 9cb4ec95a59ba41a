import { whenIdle } from '@motohaat/platform/when-idle';

/**
 * Lays out the far parts of a drawn page one after the other, in idle moments after it has become live: all
 * at once would keep the thread from who uses it. Until then they have about their size, and their own as
 * somebody comes near (`data-far` in global.css).
 */
export function layOutFarParts(root: HTMLElement): void {
  const { dataset } = document.documentElement;
  const parts = [...root.querySelectorAll<HTMLElement>('[data-far]')];
  const laidOut: HTMLElement[] = [];
  function next() {
    const part = parts.shift();
    if (part && dataset['farLate'] !== undefined) {
      part.style.contentVisibility = 'visible';
      laidOut.push(part);
      whenIdle(next);
      return;
    }
    delete dataset['farLate'];
    for (const { style } of laidOut) style.contentVisibility = '';
  }
  whenIdle(next);
}
