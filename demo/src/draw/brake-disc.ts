import { blade, turns } from './spokes.ts';
import { glint } from './surface.ts';
import { arc, circle, g, p, polar, ring, shape } from './svg.ts';
import type { Point } from './svg.ts';

/** A ventilated brake disc on its carrier; a petal disc has a scalloped edge. */
export function brakeDisc(centre: Point, radius: number, petal: boolean): string {
  const edge = turns(120)
    .map((a, i) => {
      const r = radius * (0.985 + 0.035 * Math.cos((a * Math.PI) / 18));
      return `${i === 0 ? 'M' : 'L'}${p(polar(centre, a, r))}`;
    })
    .join('');
  const outline = petal ? shape(`${edge}Z`, 'none', { stroke: '#a9b0b7', 'stroke-width': 9 }) : '';
  const band = radius * 0.24;
  const holes = [0.93, 0.84]
    .flatMap((share, row) =>
      turns(20, row * 9).map((a) =>
        circle(polar(centre, a, radius * share), radius * 0.026, { fill: '#33373d' }),
      ),
    )
    .join('');
  const carrier = turns(6)
    .map((a) => blade(centre, a, radius * 0.25, radius * 0.8, radius * 0.07, radius * 0.05, 14))
    .join('');
  return g(
    {},
    shape(carrier, '#4a4e55', { filter: 'url(#metal)' }),
    g({ filter: 'url(#metal)' }, outline, ring(centre, radius, radius - band, '#a9b0b7')),
    glint(arc(centre, radius - band / 2, 200, 285), band * 0.8, 0.35),
    holes,
  );
}
