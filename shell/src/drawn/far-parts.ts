import { whenIdle } from '../reports/when-idle.ts';

/**
 * Keeps far parts of a drawn page as they are when it becomes live, and lays them out one after the other
 * in idle moments: all at once they would keep the thread from who uses the page. Until then they are laid
 * out as somebody comes near (`data-far` in global.css).
 */
export function layOutFarParts(root: HTMLElement): void {
  const parts = [...root.querySelectorAll<HTMLElement>('[data-far]')];
  for (const { style } of parts) style.contentVisibility = 'auto';
  whenIdle(function next() {
    const part = parts.shift();
    if (!part) return;
    part.style.contentVisibility = '';
    whenIdle(next);
  });
}
