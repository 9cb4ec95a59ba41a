import { carburettor, engine, exhaustPort } from './engine.ts';
import type { EngineSpec } from './engine.ts';
import { lowPipe, muffler } from './exhaust.ts';
import type { Muffler } from './exhaust.ts';
import { alongFork, caliper, fork, grip, mirror, mudguard } from './front.ts';
import type { ForkSpec } from './front.ts';
import type { Paint } from './paint.ts';
import { sportTanks, tails } from './sport-bodies.ts';
import { fairings } from './sport-fairings.ts';
import { contactShadow } from './studio.ts';
import { gloss, hard } from './surface.ts';
import { circle, g, line, moved, p, shape } from './svg.ts';
import type { Point } from './svg.ts';
import { bar, shock, tones, tube } from './tubes.ts';
import { wheel } from './wheel.ts';
import type { Wheel } from './wheel.ts';

export interface SportSpec {
  rear: Omit<Wheel, 'colour'>;
  front: Omit<Wheel, 'colour'>;
  fork: Omit<ForkSpec, 'axle'>;
  engine: EngineSpec;
  frame: keyof typeof frames;
  tank: keyof typeof sportTanks;
  tail: keyof typeof tails;
  fairing: keyof typeof fairings;
  muffler: Muffler;
  pipe: string;
  shocks: 'twin' | 'mono';
  /** Where the number plate hangs from. */
  plate: Point;
  grip: { root: Point; end: Point };
  mirror: { foot: Point; head: Point; round: boolean };
  guard: { from: number; to: number };
}

/** Frames; a tube frame shows its own colour. */
const frames = {
  spar: (): string =>
    gloss(
      'M1000 400L1046 440L970 530L790 636L716 700L700 812L622 806L632 700L700 596L880 480Z',
      'url(#cast)',
    ),
  trellis: (colour: string): string =>
    g(
      {},
      tube('M1014 430L700 600L650 790', 22, colour),
      tube('M1010 490L800 660L690 760', 22, colour),
      tube('M930 476L906 574L830 530L800 656L724 590L712 740', 16, colour),
    ),
  cradle: (): string =>
    g(
      {},
      tube('M1010 430C960 600 930 760 900 870Q880 900 840 900L690 898L640 790', 24, tones.black),
      tube('M1000 440L650 540L630 790', 26, tones.black),
      tube('M650 534L290 500', 20, tones.black),
      tube('M640 720L420 530', 18, tones.black),
    ),
} as const;

function swingarm(rear: Point, twin: boolean): string {
  const pivot: Point = [650, 788];
  const fill = twin ? 'url(#frame)' : 'url(#cast)';
  return g(
    {},
    twin
      ? bar(pivot, rear, 40, fill) +
          shock([440, 548], [rear[0] + 40, rear[1] - 32], 40, tones.chrome)
      : shape(
          `M${p(moved(pivot, 24, -36))}L${p(moved(rear, 110, -34))}L${p(moved(rear, -20, -20))}Q${p(moved(rear, -44, 0))} ${p(moved(rear, -20, 20))}L${p(moved(rear, 120, 16))}L${p(moved(pivot, 16, 36))}Z`,
          fill,
          { filter: 'url(#gloss)' },
        ),
    circle(rear, 22, { fill: '#4a4f56', filter: 'url(#metal)' }),
    circle(rear, 11, { fill: '#cdd3d8', filter: 'url(#metal)' }),
  );
}

/** The peg behind the engine, its heel plate and the pedal. */
function rearSet([x, y]: Point): string {
  return g(
    { transform: `translate(${p([x, y])})` },
    hard('M-20 -70L24 -84L30 -10L4 30L-26 20Z', 'url(#cast-dark)'),
    circle([2, -44], 10, { fill: '#15161a' }),
    line('M10 10Q50 26 92 18', '#1d1f23', 11),
    line('M10 9Q50 25 92 16', '#7a8188', 4),
    bar([-34, 6], [34, 2], 22, 'url(#black)'),
  );
}

function plate(at: Point): string {
  return g(
    { transform: `translate(${p(at)})` },
    hard('M0 0L70 18L24 70L-22 128L-40 120Z', 'url(#dark)'),
    shape('M-34 84L-22 86L-50 156L-62 150Z', '#e9ece8', { stroke: '#55585c', 'stroke-width': 2 }),
    hard('M8 46l-30 -6l-6 12l30 8z', 'url(#amber)'),
  );
}

/** A sport motorbike: crouched stance, clip-on bars, rear-set pegs, tail up. */
export function sport(spec: SportSpec, paint: Paint): string {
  const { rear, front, engine: motor } = spec;
  const steering = { axle: front.at, ...spec.fork };
  const cafe = spec.fairing === 'bullet';
  return g(
    {},
    contactShadow(rear.at[0], front.at[0]),
    plate(spec.plate),
    cafe ? mudguard(rear.at, rear.radius + 10, 16, 210, 300, 'url(#body)') : '',
    wheel({ ...rear, colour: paint.alloy }),
    cafe ? '' : mudguard(rear.at, rear.radius + 7, 18, 242, 352, 'url(#black)'),
    spec.shocks === 'mono' ? shock([640, 590], [566, 770], 46, tones.red) : '',
    wheel({ ...front, colour: paint.alloy }),
    mudguard(front.at, front.radius + 8, 20, spec.guard.from, spec.guard.to, 'url(#body)'),
    fork(steering),
    front.disc ? caliper(front.at, front.disc, '#c89b3a') : '',
    swingarm(rear.at, spec.shocks === 'twin'),
    rear.disc ? caliper(rear.at, rear.disc, '#3a3d44', 250) : '',
    hard('M560 560L720 530L760 640L700 720L620 690Z', 'url(#dark)'),
    spec.frame === 'spar' ? '' : frames[spec.frame](paint.frame ?? paint.main),
    cafe ? carburettor(moved(motor.at, -74, -172)) : '',
    lowPipe(exhaustPort(motor), moved(motor.at, 140, 112), spec.muffler.from, 30, spec.pipe),
    engine(motor),
    spec.frame === 'spar' ? frames.spar() : '',
    rearSet(cafe ? [620, 826] : [640, 800]),
    grip(spec.grip.root, spec.grip.end, 26),
    tails[spec.tail](),
    sportTanks[spec.tank](),
    fairings[spec.fairing](),
    muffler(spec.muffler),
    mirror(spec.mirror.foot, spec.mirror.head, spec.mirror.round),
    bar(
      alongFork(steering, spec.fork.length - 8, -20),
      alongFork(steering, spec.fork.length - 8, 14),
      20,
      'url(#cast-dark)',
    ),
  );
}
