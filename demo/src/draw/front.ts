import { glint, gloss } from './surface.ts';
import { arc, between, circle, ellipse, g, line, moved, n, p, polar, shape } from './svg.ts';
import type { Point } from './svg.ts';
import { bar, tube } from './tubes.ts';

interface Steering {
  /** Front axle. */
  axle: Point;
  /** Angle of the fork from the upright, in degrees. */
  rake: number;
}

/** The point on the fork's line `distance` above the axle. */
export function alongFork({ axle, rake }: Steering, distance: number, ahead = 0): Point {
  const up = polar(axle, -90 - rake, distance);
  return polar(up, -rake, ahead);
}

export interface ForkSpec extends Steering {
  length: number;
  kind: 'telescopic' | 'upside-down' | 'gaiters' | 'scooter';
  tone?: 'chrome' | 'gold' | 'black';
}

/** The front fork with its two clamps, axle to the top clamp. */
export function fork(spec: ForkSpec): string {
  const { length, kind, tone = 'chrome', axle } = spec;
  const at = (distance: number): Point => alongFork(spec, distance);
  const axleCap = g(
    {},
    circle(axle, 24, { fill: '#6c737a', filter: 'url(#metal)' }),
    circle(axle, 12, { fill: '#c8ced4', filter: 'url(#metal)' }),
    circle(axle, 5, { fill: '#2f3338' }),
  );
  const clamps =
    kind === 'scooter'
      ? ''
      : bar(at(length - 128), at(length - 98), 58, 'url(#cast-dark)') +
        bar(at(length - 18), at(length + 4), 54, 'url(#cast-dark)');
  if (kind === 'upside-down') {
    return g(
      {},
      bar(at(6), at(length * 0.42), 25, 'url(#chrome)'),
      bar(at(length * 0.36), at(length), 39, `url(#${tone})`),
      bar(at(length * 0.35), at(length * 0.39), 44, 'url(#cast-dark)'),
      bar(at(-14), at(58), 33, 'url(#cast-dark)'),
      clamps,
      axleCap,
    );
  }
  const slider = kind === 'scooter' ? 0.5 : 0.47;
  return g(
    {},
    bar(at(length * 0.4), at(length), 26, kind === 'scooter' ? 'url(#black)' : 'url(#chrome)'),
    bar(at(-12), at(length * slider), 37, tone === 'black' ? 'url(#black)' : 'url(#cast)'),
    bar(at(length * slider - 12), at(length * slider + 4), 42, 'url(#cast-dark)'),
    kind === 'gaiters'
      ? Array.from({ length: 9 }, (_, i) =>
          bar(
            at(length * slider + i * 17),
            at(length * slider + 13 + i * 17),
            47 - i,
            'url(#black)',
          ),
        ).join('')
      : '',
    clamps,
    axleCap,
  );
}

/** A brake caliper at the disc's rear upper edge. */
export function caliper(axle: Point, radius: number, colour: string, angle = 205): string {
  const at = polar(axle, angle, radius * 0.86);
  return g(
    { transform: `translate(${p(at)}) rotate(${n(angle + 90)})` },
    `<rect x="-36" y="-21" width="72" height="40" rx="12" fill="${colour}" filter="url(#metal)"/>`,
    circle([-16, -2], 8, { fill: '#15161a', opacity: '0.55' }),
    circle([14, -2], 8, { fill: '#15161a', opacity: '0.55' }),
  );
}

/** A mudguard that follows the wheel between two angles. */
export function mudguard(
  centre: Point,
  radius: number,
  thickness: number,
  from: number,
  to: number,
  fill: string,
): string {
  const outer = arc(centre, radius + thickness, from, to);
  const innerEnd = polar(centre, to - 1.5, radius);
  const innerStart = polar(centre, from + 1.5, radius);
  const tip = polar(centre, to + 1.5, radius + thickness * 0.35);
  const tail = polar(centre, from - 1.5, radius + thickness * 0.35);
  const large = to - from > 180 ? 1 : 0;
  return shape(
    `${outer}Q${p(tip)} ${p(innerEnd)}A${n(radius)} ${n(radius)} 0 ${large} 0 ${p(innerStart)}Q${p(tail)} ${p(polar(centre, from, radius + thickness))}Z`,
    fill,
    { filter: 'url(#metal)' },
  );
}

/** A mudguard high above the wheel, a beak that starts behind the fork. */
export function beak(axle: Point, fill: string): string {
  return g(
    { transform: `translate(${p(axle)})` },
    shape(
      'M-150 -214C-110 -262 -40 -300 30 -300C110 -298 184 -262 226 -190C170 -236 110 -262 50 -264C-20 -266 -80 -244 -128 -200Z',
      fill,
      { filter: 'url(#gloss)' },
    ),
    glint('M-96 -250C-30 -296 80 -300 170 -246', 6, 0.5),
  );
}

/** A guard in front of the hand. */
export function handGuard(root: Point, fill: string): string {
  return g(
    { transform: `translate(${p(root)})` },
    line('M-78 6Q-20 44 34 14', '#1d1f23', 9),
    shape('M46 -34Q66 0 44 34Q-6 58 -66 36Q-30 30 -4 10Q16 -12 46 -34Z', fill, {
      filter: 'url(#gloss)',
    }),
  );
}

/** A mirror on its stalk, seen from the side. */
export function mirror(foot: Point, head: Point, round = false): string {
  const bend = between(foot, head, 0.5);
  return g(
    {},
    line(`M${p(foot)}Q${p(moved(bend, 14, 0))} ${p(head)}`, '#1c1d21', 8),
    line(`M${p(foot)}Q${p(moved(bend, 14, 0))} ${p(head)}`, '#5a5f66', 2.5),
    round
      ? ellipse(head, 25, 32, { fill: 'url(#chrome)', filter: 'url(#metal)' })
      : gloss(
          `M${p(moved(head, -36, -12))}Q${p(moved(head, -4, -26))} ${p(moved(head, 32, -14))}Q${p(moved(head, 42, 4))} ${p(moved(head, 14, 15))}Q${p(moved(head, -26, 20))} ${p(moved(head, -38, 6))}Z`,
          'url(#black)',
        ),
  );
}

/** A handlebar grip with its lever: from the clamp side to the open end, which points back. */
export function grip(root: Point, end: Point, leverDrop = 34): string {
  const tip = moved(between(root, end, 0.72), 18, leverDrop);
  return g(
    {},
    line(`M${p(moved(root, 14, 6))}Q${p(moved(root, 6, leverDrop + 6))} ${p(tip)}`, '#1d1f23', 10),
    line(`M${p(moved(root, 14, 6))}Q${p(moved(root, 6, leverDrop + 6))} ${p(tip)}`, '#8a9199', 4),
    tube(`M${p(root)}L${p(end)}`, 27, '#24262b'),
    ...[0.3, 0.42, 0.54, 0.66, 0.78].map((share) => {
      const at = between(root, end, share);
      return line(`M${p(moved(at, 0, -10))}L${p(moved(at, 2, 10))}`, '#0d0e10', 2.4, {
        opacity: '0.7',
      });
    }),
    bar(moved(root, 20, -2), moved(root, -12, 2), 35, 'url(#black)'),
    ellipse(end, 8, 14, { fill: '#3a3d44', filter: 'url(#metal)' }),
  );
}

/** A turn signal on a short stalk. */
export function signal(foot: Point, head: Point): string {
  return g(
    {},
    line(`M${p(foot)}L${p(head)}`, '#1d1e22', 9),
    ellipse(head, 21, 14, { fill: 'url(#amber)', filter: 'url(#metal)' }),
    ellipse(moved(head, -4, -4), 9, 4, { fill: '#ffffff', opacity: '0.55' }),
  );
}

/** A round headlamp in its bucket, looking right. */
export function roundLamp(centre: Point, radius: number, bucket: string): string {
  const [x, y] = centre;
  const r = radius;
  return g(
    {},
    shape(
      `M${n(x + r * 0.35)} ${n(y - r)}C${n(x - r * 0.5)} ${n(y - r * 1.02)} ${n(x - r * 1.05)} ${n(y - r * 0.5)} ${n(x - r * 1.05)} ${n(y + r * 0.1)}C${n(x - r * 1.05)} ${n(y + r * 0.62)} ${n(x - r * 0.4)} ${n(y + r)} ${n(x + r * 0.35)} ${n(y + r)}Z`,
      bucket,
      { filter: 'url(#gloss)' },
    ),
    ellipse([x + r * 0.5, y], r * 0.26, r * 0.92, { fill: 'url(#glass)', filter: 'url(#metal)' }),
    ellipse([x + r * 0.36, y], r * 0.2, r * 1.03, {
      fill: 'none',
      stroke: 'url(#chrome)',
      'stroke-width': 13,
      filter: 'url(#metal)',
    }),
    ellipse([x + r * 0.52, y - r * 0.3], r * 0.07, r * 0.34, { fill: '#ffffff', opacity: '0.9' }),
  );
}

/** A round instrument above the lamp. */
export function clock(at: Point): string {
  return g(
    { transform: `translate(${p(at)}) rotate(-24)` },
    `<rect x="-34" y="-24" width="66" height="46" rx="18" fill="url(#black)" filter="url(#metal)"/>`,
    `<rect x="-38" y="-27" width="76" height="12" rx="6" fill="url(#chrome)"/>`,
  );
}
