import { brakeDisc } from './brake-disc.ts';
import { darker, lighter } from './colour.ts';
import { castSpokes, wireSpokes } from './spokes.ts';
import { glint } from './surface.ts';
import { arc, circle, g, n, ring, shape } from './svg.ts';
import type { Point } from './svg.ts';

export interface Wheel {
  at: Point;
  /** Outer radius of the tyre in pixels. */
  radius: number;
  /** Outer radius of the rim in pixels. */
  rim: number;
  style: 'wire' | keyof typeof castSpokes;
  /** Hex colour of rim and spokes. */
  colour: string;
  /** Radius of the brake disc; without one the wheel has a drum. */
  disc?: number;
  /** A disc with a scalloped edge. */
  petal?: boolean;
  knobby?: boolean;
}

function tyre({ at, radius, rim, knobby }: Wheel): string {
  const wall = radius - rim;
  // Length of one tread block and of the groove after it, in pixels along the tyre.
  const [pitch, groove] = knobby ? [30, 8] : [16, 3];
  const knob = (pitch * (radius + 3)) / radius;
  return g(
    {},
    knobby
      ? circle(at, radius + 3, {
          fill: 'none',
          stroke: '#141519',
          'stroke-width': 14,
          'stroke-dasharray': `${n(knob * 0.62)} ${n(knob * 0.38)}`,
        })
      : '',
    ring(at, radius, rim - 4, '#17181c'),
    ring(at, radius - 2, radius - wall * 0.34, '#202227'),
    ring(at, radius - wall * 0.38, radius - wall * 0.74, '#2a2c32'),
    circle(at, radius - wall * 0.17, {
      fill: 'none',
      stroke: '#0b0c0e',
      'stroke-width': wall * 0.34,
      'stroke-dasharray': `${groove} ${pitch - groove}`,
      opacity: '0.75',
    }),
    circle(at, radius - wall * 0.36, { fill: 'none', stroke: '#0a0b0d', 'stroke-width': 2 }),
    // The studio light from above lies on the shoulder, a faint bounce on the lower wall.
    glint(arc(at, radius - 4, 215, 325), 5, 0.3),
    glint(arc(at, radius - wall * 0.52, 205, 335), wall * 0.2, 0.2),
    glint(arc(at, radius - wall * 0.55, 40, 140), wall * 0.2, 0.07),
  );
}

function hub({ at, rim, disc }: Wheel): string {
  const r = rim * (disc ? 0.16 : 0.36);
  return g(
    {},
    circle(at, r, { fill: disc ? '#5b6067' : '#777e86', filter: 'url(#metal)' }),
    disc ? '' : circle(at, r * 0.74, { fill: '#8f969d', filter: 'url(#metal)' }),
    circle(at, rim * 0.1, { fill: '#c4cad0', filter: 'url(#metal)' }),
    circle(at, rim * 0.05, { fill: '#3a3e44' }),
  );
}

/** A wheel with tyre, rim, spokes, brake and hub; the studio is seen between the spokes. */
export function wheel(spec: Wheel): string {
  const { at, rim, style, colour, disc, petal } = spec;
  const wide = style === 'wire' ? 13 : 17;
  const spokes =
    style === 'wire'
      ? wireSpokes(at, rim)
      : g(
          { filter: 'url(#metal)' },
          shape(castSpokes[style](at, rim), colour, { 'fill-rule': 'nonzero' }),
        );
  return g(
    {},
    circle(at, rim, { fill: '#0b0c0f', opacity: '0.16' }),
    tyre(spec),
    g({ filter: 'url(#metal)' }, ring(at, rim, rim - wide, colour)),
    circle(at, rim - wide, {
      fill: 'none',
      stroke: darker(colour, 0.6),
      'stroke-width': 2.5,
    }),
    glint(arc(at, rim - wide / 2, 205, 300), wide * 0.3, 0.8, lighter(colour, 0.7)),
    spokes,
    disc ? brakeDisc(at, disc, petal ?? false) : '',
    hub(spec),
  );
}
