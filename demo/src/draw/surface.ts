import { line, shape } from './svg.ts';

/** A lacquered panel. */
export function gloss(d: string, fill = 'url(#body)'): string {
  return shape(d, fill, { filter: 'url(#gloss)' });
}

/** A small hard part: cast, glass or plastic. */
export function hard(d: string, fill: string): string {
  return shape(d, fill, { filter: 'url(#metal)' });
}

/**
 * A line with soft edges, built from lines that grow wider and overlap: a blur filter would take
 * many times as long to draw.
 */
function softLine(
  d: string,
  colour: string,
  width: number,
  softness: number,
  opacity: number,
): string {
  const layers = 16;
  const each = 1 - (1 - opacity) ** (1 / layers);
  return Array.from({ length: layers }, (_, i) => {
    const grown = width + softness * 2 * (1 - (2 * i) / (layers - 1));
    return grown > 0 ? line(d, colour, grown, { opacity: each.toFixed(3) }) : '';
  }).join('');
}

/** A broad soft reflection along a line. */
export function sheen(d: string, width: number, opacity = 0.55): string {
  return softLine(d, '#ffffff', width, 11, opacity);
}

/** A thin bright reflection along a line. */
export function glint(d: string, width: number, opacity: number, colour = '#ffffff'): string {
  return softLine(d, colour, width, 4, opacity);
}
