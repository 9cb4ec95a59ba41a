import { glint, hard } from './surface.ts';
import { between, ellipse, g, moved, n, p, shape } from './svg.ts';
import type { Point } from './svg.ts';
import { bar, tube } from './tubes.ts';

export interface Muffler {
  /** Where the pipe enters. */
  from: Point;
  /** Centre of the open end. */
  to: Point;
  width: number;
  kind: 'megaphone' | 'pea-shooter' | 'stubby' | 'box';
  fill: 'chrome' | 'steel' | 'black' | 'carbon' | 'gold';
}

/** Size of the open end against the silencer's half width. */
const endShare: Record<Muffler['kind'], number> = {
  megaphone: 1,
  'pea-shooter': 0.42,
  stubby: 0.6,
  box: 0.6,
};

/** The silencer with its end cap and heat shield. */
export function muffler({ from, to, width, kind, fill }: Muffler): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  const w = width / 2;
  // Drawn along the x axis with the light on the side that will face up.
  const outline = {
    megaphone: `M0 ${n(-w * 0.42)}C${n(length * 0.25)} ${n(-w * 0.55)} ${n(length * 0.4)} ${n(-w)} ${n(length)} ${n(-w)}L${n(length)} ${n(w)}C${n(length * 0.4)} ${n(w)} ${n(length * 0.25)} ${n(w * 0.55)} 0 ${n(w * 0.42)}Z`,
    'pea-shooter': `M0 ${n(-w * 0.45)}C${n(length * 0.14)} ${n(-w * 0.6)} ${n(length * 0.18)} ${n(-w)} ${n(length * 0.3)} ${n(-w)}L${n(length * 0.74)} ${n(-w)}C${n(length * 0.86)} ${n(-w)} ${n(length * 0.88)} ${n(-w * 0.5)} ${n(length)} ${n(-w * 0.42)}L${n(length)} ${n(w * 0.42)}C${n(length * 0.88)} ${n(w * 0.5)} ${n(length * 0.86)} ${n(w)} ${n(length * 0.74)} ${n(w)}L${n(length * 0.3)} ${n(w)}C${n(length * 0.18)} ${n(w)} ${n(length * 0.14)} ${n(w * 0.6)} 0 ${n(w * 0.45)}Z`,
    stubby: `M0 ${n(-w * 0.5)}Q${n(length * 0.1)} ${n(-w)} ${n(length * 0.3)} ${n(-w)}L${n(length * 0.94)} ${n(-w * 0.92)}L${n(length)} ${n(-w * 0.3)}L${n(length * 0.92)} ${n(w * 0.95)}L${n(length * 0.22)} ${n(w)}Q${n(length * 0.06)} ${n(w * 0.8)} 0 ${n(w * 0.5)}Z`,
    box: `M0 ${n(-w * 0.6)}Q${n(length * 0.06)} ${n(-w)} ${n(length * 0.2)} ${n(-w)}L${n(length * 0.88)} ${n(-w)}Q${n(length)} ${n(-w)} ${n(length)} ${n(-w * 0.6)}L${n(length)} ${n(w * 0.6)}Q${n(length)} ${n(w)} ${n(length * 0.88)} ${n(w)}L${n(length * 0.2)} ${n(w)}Q${n(length * 0.06)} ${n(w)} 0 ${n(w * 0.6)}Z`,
  }[kind];
  // A silencer that runs to the left is turned over, so the gradient must be too.
  const flip = Math.abs(angle) > 90 ? ' scale(1 -1)' : '';
  const endX = kind === 'pea-shooter' ? length : length * 0.985;
  return g(
    { transform: `translate(${p(from)}) rotate(${n(angle)})${flip}` },
    shape(outline, `url(#${fill})`),
    glint(
      `M${n(length * 0.2)} ${n(-w * 0.58)}L${n(length * 0.9)} ${n(-w * 0.62)}`,
      w * 0.14,
      fill === 'black' || fill === 'carbon' ? 0.35 : 0.75,
    ),
    kind === 'box'
      ? hard(
          `M${n(length * 0.2)} ${n(-w * 0.55)}H${n(length * 0.82)}V${n(w * 0.1)}H${n(length * 0.2)}Z`,
          'url(#cast-dark)',
        )
      : '',
    kind === 'stubby'
      ? shape(
          `M${n(length * 0.8)} ${n(-w)}L${n(length * 0.95)} ${n(-w * 0.92)}L${n(length * 0.93)} ${n(w * 0.95)}L${n(length * 0.78)} ${n(w)}Z`,
          'url(#dark)',
          { opacity: '0.9' },
        )
      : '',
    ellipse([endX, 0], 9, w * endShare[kind], { fill: '#8f969d' }),
    ellipse([endX + 1, 0], 6, w * endShare[kind] * 0.72, { fill: '#0d0e10' }),
  );
}

/** The pipe from the cylinder head down and back under the engine to the silencer. */
export function lowPipe(port: Point, low: Point, end: Point, width: number, tone: string): string {
  const knee = between(port, low, 0.35);
  const d = `M${p(port)}C${p(moved(port, 74, 18))} ${p(moved(knee, 84, 70))} ${p(moved(low, 40, -46))}S${p(moved(low, -30, 0))} ${p(moved(low, -80, 4))}L${p(end)}`;
  return g({}, tube(d, width, tone), flange(port, width));
}

/** The pipe that curls around the cylinder and runs back along its side. */
export function highPipe(port: Point, end: Point, width: number, tone: string): string {
  const d = `M${p(port)}C${p(moved(port, 78, 16))} ${p(moved(port, 84, 120))} ${p(moved(port, 4, 122))}C${p(moved(port, -90, 124))} ${p(moved(end, 90, 34))} ${p(end)}`;
  const shieldFrom = moved(port, -40, 112);
  return g(
    {},
    tube(d, width, tone),
    flange(port, width),
    bar(shieldFrom, moved(end, 60, 22), width + 10, 'url(#steel)'),
  );
}

function flange(port: Point, width: number): string {
  return bar(moved(port, -6, -4), moved(port, 22, 6), width + 14, 'url(#cast-dark)');
}
