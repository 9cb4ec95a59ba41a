import { cowls } from './cowls.ts';
import { carburettor, engine, exhaustPort, footControls } from './engine.ts';
import type { EngineSpec } from './engine.ts';
import { highPipe, lowPipe, muffler } from './exhaust.ts';
import type { Muffler } from './exhaust.ts';
import {
  alongFork,
  beak,
  caliper,
  clock,
  fork,
  grip,
  handGuard,
  mirror,
  mudguard,
  roundLamp,
  signal,
} from './front.ts';
import type { ForkSpec } from './front.ts';
import type { Paint } from './paint.ts';
import { sidePanels } from './standard-panels.ts';
import { seats } from './standard-seats.ts';
import { tanks } from './standard-tanks.ts';
import { contactShadow } from './studio.ts';
import { gloss, hard } from './surface.ts';
import { circle, g, moved, p, shape } from './svg.ts';
import type { Point } from './svg.ts';
import { bar, shock, tones, tube } from './tubes.ts';
import { wheel } from './wheel.ts';
import type { Wheel } from './wheel.ts';

export interface StandardSpec {
  rear: Omit<Wheel, 'colour'>;
  front: Omit<Wheel, 'colour'>;
  fork: Omit<ForkSpec, 'axle'>;
  engine: EngineSpec;
  tank: keyof typeof tanks;
  seat: keyof typeof seats;
  panel: keyof typeof sidePanels;
  /** A round lamp, or a cowl over the lamp. */
  face: 'round' | keyof typeof cowls;
  muffler: Muffler;
  /** Tone of the header pipe. */
  pipe: string;
  /** The front mudguard: around the tyre between two angles, or a beak high above it. */
  guard: 'beak' | { from: number; to: number; painted: boolean };
  rearGuard: { from: number; to: number; painted: boolean };
  shocks: 'twin' | 'mono';
  /** Where the number plate hangs from. */
  plate: Point;
  /** Where the rider's hand is, from the top clamp. */
  grip: { root: Point; end: Point };
  mirror: { head: Point; round: boolean };
  frame: string;
  /** A painted scoop under the engine. */
  bellyPan?: boolean;
}

/** The tubes that carry engine, seat and swingarm. */
function chassis(spec: StandardSpec, head: Point): string {
  const { engine: motor, rear, frame } = spec;
  const pivot = moved(motor.at, -128, 22);
  const seatNode: Point = [640, 548];
  const shockTop: Point = [rear.at[0] + 52, 560];
  const shockFoot: Point = [rear.at[0] + 34, rear.at[1] - 34];
  return g(
    {},
    tube(`M${p(pivot)}L${p(seatNode)}`, 30, frame),
    tube(`M${p(seatNode)}L${p([300, 520])}`, 22, frame),
    tube(`M${p(moved(pivot, 10, -60))}L${p([430, 540])}`, 18, frame),
    tube(
      `M${p(moved(head, 4, 30))}C${p(moved(head, -50, 190))} ${p(moved(motor.at, 190, -40))} ${p(moved(motor.at, 150, 88))}Q${p(moved(motor.at, 130, 112))} ${p(moved(motor.at, 90, 112))}L${p(moved(pivot, 10, 82))}L${p(pivot)}`,
      24,
      frame,
    ),
    tube(`M${p(head)}L${p(seatNode)}`, 34, frame),
    bar(moved(pivot, 12, 0), rear.at, 40, 'url(#frame)'),
    bar(moved(rear.at, 60, 0), moved(rear.at, -34, 0), 30, 'url(#cast-dark)'),
    spec.shocks === 'twin' ? shock(shockTop, shockFoot, 40, tones.chrome) : '',
    pivotBolt(pivot),
  );
}

/** The dark box behind the side panel. */
function airBox(): string {
  return hard('M486 540L700 536L706 650L668 716L600 706L528 610Z', 'url(#dark)');
}

/** A number plate on its hanger behind the rear wheel. */
function numberPlate([x, y]: Point): string {
  return g(
    { transform: `translate(${p([x, y])})` },
    hard('M0 0L46 -6L30 60L4 96L-22 92Z', 'url(#dark)'),
    shape('M-30 48L-18 50L-30 118L-42 114Z', '#e9ece8', { stroke: '#55585c', 'stroke-width': 2 }),
  );
}

/** A scoop that closes the front and the underside of the engine. */
function bellyPan([x, y]: Point): string {
  return g(
    { transform: `translate(${p([x, y])})` },
    gloss('M104 64L168 -52L200 -30L206 30L186 88Q160 132 110 134L-96 136L-136 108L-30 96L60 100Z'),
    shape(
      'M204 40L186 88Q160 132 110 134L-96 136L-120 118L30 118Q150 116 204 40Z',
      'url(#second)',
      { opacity: '0.9' },
    ),
  );
}

const guardFill = (painted: boolean): string => (painted ? 'url(#body)' : 'url(#black)');

/** The bolt on which the swingarm turns. */
function pivotBolt(at: Point): string {
  return (
    circle(at, 22, { fill: '#565b62', filter: 'url(#metal)' }) + circle(at, 9, { fill: '#c5cbd1' })
  );
}

/** A standard motorbike: exposed engine, long seat, upright bar. */
export function standard(spec: StandardSpec, paint: Paint): string {
  const { rear, front, engine: motor } = spec;
  const steering = { axle: front.at, ...spec.fork };
  const head = alongFork(steering, spec.fork.length - 60, -34);
  const clamp = alongFork(steering, spec.fork.length + 14, -8);
  const lamp = alongFork(steering, spec.fork.length - 70, 70);
  const port = exhaustPort(motor);
  return g(
    {},
    contactShadow(rear.at[0], front.at[0]),
    numberPlate(spec.plate),
    shape('M330 520L520 540L500 640L430 610L344 588Z', 'url(#dark)'),
    mudguard(
      rear.at,
      rear.radius + 12,
      18,
      spec.rearGuard.from,
      spec.rearGuard.to,
      guardFill(spec.rearGuard.painted),
    ),
    wheel({ ...rear, colour: paint.alloy }),
    wheel({ ...front, colour: paint.alloy }),
    spec.guard === 'beak'
      ? ''
      : mudguard(
          front.at,
          front.radius + 8,
          18,
          spec.guard.from,
          spec.guard.to,
          guardFill(spec.guard.painted),
        ),
    fork(steering),
    front.disc ? caliper(front.at, front.disc, '#b8242c') : '',
    chassis(spec, head),
    airBox(),
    carburettor(moved(motor.at, -74, -172)),
    spec.muffler.from[1] > motor.at[1]
      ? lowPipe(port, [motor.at[0] + 130, 905], spec.muffler.from, 28, spec.pipe)
      : '',
    engine(motor),
    spec.muffler.from[1] > motor.at[1] ? '' : highPipe(port, spec.muffler.from, 28, spec.pipe),
    spec.bellyPan ? bellyPan(motor.at) : '',
    muffler(spec.muffler),
    footControls(moved(motor.at, -70, 116)),
    spec.guard === 'beak' ? beak(front.at, 'url(#body)') : '',
    sidePanels[spec.panel](),
    seats[spec.seat](),
    tanks[spec.tank](),
    signal(moved(lamp, -44, 50), moved(lamp, 6, 62)),
    spec.face === 'round'
      ? roundLamp(lamp, 60, 'url(#body)') + clock(moved(clamp, 52, -4))
      : cowls[spec.face](lamp),
    mirror(
      moved(clamp, spec.grip.root[0] + 6, spec.grip.root[1]),
      moved(clamp, ...spec.mirror.head),
      spec.mirror.round,
    ),
    bar(clamp, moved(clamp, spec.grip.root[0] + 14, spec.grip.root[1] + 8), 26, 'url(#cast-dark)'),
    grip(moved(clamp, ...spec.grip.root), moved(clamp, ...spec.grip.end)),
    spec.guard === 'beak' ? handGuard(moved(clamp, ...spec.grip.root), 'url(#black)') : '',
  );
}
