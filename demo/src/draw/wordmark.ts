import { el, g } from './svg.ts';

/** The letters of the name, 70 high with the foot of the line at 70: outlines, for no machine's font is another's. */
const letters: readonly { width: number; d: string }[] = [
  { width: 56, d: 'M0 70V0L28 42 56 0V70' },
  { width: 46, d: circle(23) },
  { width: 28, d: 'M8 4V56Q8 70 22 70H26M-4 24H26' },
  { width: 46, d: circle(23) },
  { width: 48, d: 'M0 70V0M48 70V0M0 34H48' },
  { width: 46, d: `${circle(23)}M46 24V70` },
  { width: 46, d: `${circle(23)}M46 24V70` },
  { width: 28, d: 'M8 4V56Q8 70 22 70H26M-4 24H26' },
];
const gap = 20;

/** A small letter's bowl, from the left edge, on the foot of the line. */
function circle(radius: number): string {
  const turn = `A${radius} ${radius} 0 0 0`;
  return `M${2 * radius} ${70 - radius}${turn} 0 ${70 - radius}${turn} ${2 * radius} ${70 - radius}`;
}

/**
 * The name of the site beside its mark.
 *
 * @param x left edge and
 * @param y upper edge of the capitals, in pixels of the canvas
 */
export function wordmark(x: number, y: number, colour: string, accent: string): string {
  const stroke = {
    fill: 'none',
    stroke: colour,
    'stroke-width': 11,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  };
  const mark = g(
    { transform: `translate(${x} ${y - 4}) scale(3.4)`, ...stroke, 'stroke-width': 3 },
    el('circle', { cx: 8, cy: 16, r: 6 }),
    el('circle', { cx: 28, cy: 16, r: 6 }),
    el('path', { d: 'M8 16 14 6h9l5 10M12 9.5h12M23 6l3-3h3', stroke: accent }),
  );
  let left = x + 160;
  const name = letters.map(({ width, d }) => {
    const letter = el('path', { d, transform: `translate(${left} ${y})`, ...stroke });
    left += width + gap;
    return letter;
  });
  return mark + name.join('');
}
