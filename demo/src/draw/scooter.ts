import { muffler } from './exhaust.ts';
import type { Muffler } from './exhaust.ts';
import { alongFork, caliper, fork, grip, mirror, signal } from './front.ts';
import type { Paint } from './paint.ts';
import { fronts, heads } from './scooter-fronts.ts';
import { pillionPeg, rears } from './scooter-rears.ts';
import { contactShadow } from './studio.ts';
import { gloss, hard } from './surface.ts';
import { circle, g, line, moved, n } from './svg.ts';
import type { Point } from './svg.ts';
import { bar, shock, tones, tube } from './tubes.ts';
import { wheel } from './wheel.ts';
import type { Wheel } from './wheel.ts';

export interface ScooterSpec {
  rear: Omit<Wheel, 'colour'>;
  front: Omit<Wheel, 'colour'>;
  rake: number;
  back: keyof typeof rears;
  face: keyof typeof fronts;
  head: keyof typeof heads;
  /** Flat floorboard, or a tunnel between the feet. */
  floorboard: 'flat' | 'tunnel';
  muffler: Muffler;
  /** Centre of the mirror. */
  mirror: { head: Point; round: boolean };
  grip: { root: Point; end: Point };
}

/** Engine and swing arm in one, as scooters have it. */
function powerUnit([x, y]: Point): string {
  return g(
    {},
    gloss(
      `M${n(x - 46)} ${n(y - 34)}L${n(x + 120)} ${n(y - 64)}L${n(x + 250)} ${n(y - 72)}Q${n(x + 286)} ${n(y - 50)} ${n(x + 280)} ${n(y)}L${n(x + 236)} ${n(y + 46)}L${n(x + 60)} ${n(y + 50)}L${n(x - 40)} ${n(y + 30)}Z`,
      'url(#cast-dark)',
    ),
    circle([x + 190, y - 14], 62, { fill: 'url(#cast)', filter: 'url(#metal)' }),
    ...[16, 26, 36, 46].map((r) =>
      circle([x + 190, y - 14], r, {
        fill: 'none',
        stroke: '#1e2024',
        'stroke-width': 4,
        opacity: '0.7',
      }),
    ),
    circle([x + 190, y - 14], 9, { fill: '#d2d7db', filter: 'url(#metal)' }),
    shock([x + 34, y - 190], [x + 4, y - 34], 36, tones.steel),
  );
}

function floorboard(kind: ScooterSpec['floorboard']): string {
  return g(
    {},
    kind === 'tunnel'
      ? gloss('M676 806L690 690Q740 664 820 672L960 700L1010 800Z', 'url(#black)') +
          hard('M690 690Q740 664 820 672L960 700L966 716L820 692Q750 688 688 708Z', 'url(#body)')
      : '',
    gloss(
      'M590 800L690 822L1010 826L1070 800Q1066 856 1010 878L720 884Q640 876 590 800Z',
      'url(#dark)',
    ),
    gloss(
      'M640 796Q660 790 700 792L1000 796Q1030 798 1040 806Q1020 834 980 838L720 836Q664 832 640 796Z',
    ),
    bar([690, 794], [1000, 796], 15, 'url(#black)'),
    ...[720, 760, 800, 840, 880, 920, 960].map((x) =>
      line(`M${x} 790l14 9`, '#5b6068', 3, { opacity: '0.7' }),
    ),
    tube('M740 880Q720 930 690 952', 11, tones.black),
  );
}

/** A scooter: small wheels, leg shield, floorboard, step-through. */
export function scooter(spec: ScooterSpec, paint: Paint): string {
  const { rear, front } = spec;
  const steering = { axle: front.at, rake: spec.rake };
  const foot = alongFork(steering, 4);
  return g(
    {},
    contactShadow(rear.at[0], front.at[0]),
    hard(
      `M${n(rear.at[0] - 130)} ${n(rear.at[1] - 196)}l70 10l-50 120l-28 60l-14 -2l4 -80z`,
      'url(#dark)',
    ),
    wheel({ ...rear, colour: paint.alloy }),
    wheel({ ...front, colour: paint.alloy }),
    fork({ ...steering, length: 176, kind: 'scooter', tone: 'black' }),
    circle(foot, 14, { fill: '#8b9299', filter: 'url(#metal)' }),
    front.disc ? caliper(front.at, front.disc, '#b8242c', 210) : '',
    powerUnit(rear.at),
    floorboard(spec.floorboard),
    rears[spec.back](),
    pillionPeg(),
    muffler(spec.muffler),
    fronts[spec.face](front.at),
    mirror(moved(spec.grip.root, 14, -6), spec.mirror.head, spec.mirror.round),
    heads[spec.head](),
    spec.head === 'bare' ? '' : signal([1000, 446], [1044, 458]),
    grip(spec.grip.root, spec.grip.end),
  );
}
