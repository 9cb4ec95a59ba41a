import { whenIdle } from '../reports/when-idle.ts';

/**
 * Keeps far parts of a drawn page as they are when it becomes live: until they are laid out they have about
 * their size, and are as somebody comes near (`data-far` in global.css). Who has scrolled has a place to
 * come back to, for which all must have their own: they are laid out one after the other in idle moments,
 * since all at once would keep the thread from who uses the page.
 */
export function layOutFarParts(root: HTMLElement): void {
  const parts = [...root.querySelectorAll<HTMLElement>('[data-far]')];
  for (const { style } of parts) style.contentVisibility = 'auto';
  function next() {
    const part = parts.shift();
    if (!part) return;
    part.style.contentVisibility = '';
    whenIdle(next);
  }
  if (window.scrollY > 0) whenIdle(next);
  else window.addEventListener('scroll', () => whenIdle(next), { once: true });
}
