import { hard } from './surface.ts';
import { circle, g, line, moved, n, p, polar, shape } from './svg.ts';
import type { Point } from './svg.ts';
import { bar, tones, tube } from './tubes.ts';

export interface EngineSpec {
  /** Centre of the crankshaft. */
  at: Point;
  /** Lean of the cylinder towards the front wheel, in degrees. */
  lean: number;
  /** Number of cooling fins; none stands for a liquid-cooled block. */
  fins: number;
  /** Length of the cylinder from the crankcase to the head, in pixels. */
  reach: number;
  finish: 'cast' | 'cast-dark' | 'black';
  /** Size against the drawing of a 150 cc engine. */
  scale: number;
  /** Finish of the round covers. */
  cover: 'cast' | 'cast-dark' | 'chrome' | 'black' | 'gold';
}

function cylinder({ at, lean, fins, reach, finish }: EngineSpec): string {
  const half = 88;
  const top = -92 - reach;
  const rows = Array.from({ length: fins }, (_, i) => {
    const y = -104 - (i * (reach - 14)) / fins;
    const w = half * (i === fins - 1 ? 0.92 : 1);
    return `<rect x="${n(-w)}" y="${n(y)}" width="${n(w * 2)}" height="${n(((reach - 14) / fins) * 0.6)}" rx="4" fill="url(#${finish})"/>`;
  });
  const block = `<rect x="-66" y="${n(-96 - reach)}" width="132" height="${n(reach + 10)}" rx="8" fill="url(#${fins ? 'dark' : finish})"/>`;
  return g(
    { transform: `translate(${p(at)}) rotate(${n(lean)})` },
    block,
    g({ filter: 'url(#metal)' }, ...rows),
    fins
      ? ''
      : shape(
          `M-54 ${n(-100 - reach * 0.8)}h108v12h-108zM-54 ${n(-100 - reach * 0.45)}h108v12h-108z`,
          '#000',
          { opacity: '0.35' },
        ),
    // Head, rocker cover and its bolts.
    shape(
      `M-84 ${n(top + 6)}L-80 ${n(top - 40)}Q-76 ${n(top - 60)} -52 ${n(top - 64)}L44 ${n(top - 70)}Q72 ${n(top - 66)} 80 ${n(top - 42)}L84 ${n(top + 6)}Z`,
      `url(#${finish})`,
      { filter: 'url(#gloss)' },
    ),
    ...[-58, -20, 20, 58].map((x) => bolt([x, top - 18], 6)),
    line(`M-60 ${n(top - 42)}L60 ${n(top - 46)}`, '#000000', 3, { opacity: '0.35' }),
  );
}

/** A bolt head: a dark seat, a bright dome. */
function bolt([x, y]: Point, r: number): string {
  return (
    circle([x, y + 1.5], r + 1.5, { fill: '#000000', opacity: '0.4' }) +
    circle([x, y], r, { fill: 'url(#cast)' }) +
    circle([x - r * 0.2, y - r * 0.3], r * 0.4, { fill: '#ffffff', opacity: '0.8' })
  );
}

function boltRing(at: Point, radius: number, count: number): string {
  return Array.from({ length: count }, (_, i) =>
    bolt(polar(at, (i * 360) / count + 14, radius), 5),
  ).join('');
}

/** A single-cylinder engine seen from the right: crankcase, clutch cover, cylinder and head. */
export function engine(spec: EngineSpec): string {
  const { at, finish, cover } = spec;
  const [x, y] = at;
  const clutch: Point = moved(at, -38, 10);
  const generator: Point = moved(at, 78, 6);
  return g(
    { transform: `translate(${p(at)}) scale(${spec.scale}) translate(${n(-x)} ${n(-y)})` },
    cylinder(spec),
    shape(
      `M${n(x - 150)} ${n(y - 62)}Q${n(x - 146)} ${n(y - 92)} ${n(x - 110)} ${n(y - 96)}L${n(x - 60)} ${n(y - 118)}L${n(x + 96)} ${n(y - 108)}Q${n(x + 138)} ${n(y - 96)} ${n(x + 150)} ${n(y - 40)}L${n(x + 148)} ${n(y + 40)}Q${n(x + 140)} ${n(y + 92)} ${n(x + 92)} ${n(y + 102)}L${n(x - 96)} ${n(y + 100)}Q${n(x - 142)} ${n(y + 90)} ${n(x - 152)} ${n(y + 40)}Z`,
      `url(#${finish})`,
      { filter: 'url(#gloss)' },
    ),
    // Side cover that carries the clutch and the generator housing.
    shape(
      `M${n(x - 132)} ${n(y - 4)}C${n(x - 132)} ${n(y - 84)} ${n(x - 22)} ${n(y - 106)} ${n(x + 20)} ${n(y - 52)}C${n(x + 52)} ${n(y - 74)} ${n(x + 136)} ${n(y - 66)} ${n(x + 138)} ${n(y + 6)}C${n(x + 138)} ${n(y + 66)} ${n(x + 66)} ${n(y + 82)} ${n(x + 24)} ${n(y + 74)}C${n(x - 24)} ${n(y + 112)} ${n(x - 132)} ${n(y + 88)} ${n(x - 132)} ${n(y - 4)}Z`,
      `url(#${finish === 'cast' ? 'cast' : 'cast-dark'})`,
      { filter: 'url(#gloss)' },
    ),
    circle(clutch, 72, { fill: `url(#${cover})`, filter: 'url(#metal)' }),
    circle(clutch, 54, { fill: 'none', stroke: '#000', 'stroke-width': 3, opacity: '0.35' }),
    circle(clutch, 50, { fill: `url(#${cover})`, filter: 'url(#metal)' }),
    boltRing(clutch, 63, 7),
    circle(generator, 46, { fill: `url(#${cover})`, filter: 'url(#metal)' }),
    circle(generator, 30, { fill: 'none', stroke: '#000', 'stroke-width': 3, opacity: '0.3' }),
    boltRing(generator, 39, 5),
    circle(moved(at, -8, -70), 15, { fill: '#25272c', filter: 'url(#metal)' }),
    bolt(moved(at, 24, 66), 8),
  );
}

/** Where the exhaust leaves the head. */
export function exhaustPort({ at, lean, reach, scale }: EngineSpec): Point {
  const [dx, dy] = [80 * scale, (-84 - reach) * scale];
  const radians = (lean * Math.PI) / 180;
  return [
    at[0] + dx * Math.cos(radians) - dy * Math.sin(radians),
    at[1] + dx * Math.sin(radians) + dy * Math.cos(radians),
  ];
}

/** Carburettor and the rubber hose that joins it to the air box behind. */
export function carburettor(at: Point): string {
  return g(
    {},
    bar(moved(at, -70, 2), moved(at, 70, -6), 40, 'url(#black)'),
    hard(`M${p(moved(at, -30, -34))}h52l6 24v52q-8 22 -34 22q-26 0 -30 -22z`, 'url(#cast)'),
    bar(moved(at, -22, 44), moved(at, 20, 44), 22, 'url(#cast-dark)'),
  );
}

/** Foot peg with rubber, and the brake pedal ahead of it. */
export function footControls(peg: Point, pedal = true): string {
  return g(
    {},
    pedal
      ? tube(
          `M${p(moved(peg, -8, 22))}Q${p(moved(peg, 60, 46))} ${p(moved(peg, 150, 20))}`,
          11,
          tones.steel,
        ) + bar(moved(peg, 132, 18), moved(peg, 176, 8), 15, 'url(#black)')
      : '',
    bar(moved(peg, -34, 0), moved(peg, 40, 0), 24, 'url(#black)'),
    ...[-20, -6, 8, 22].map((dx) =>
      line(`M${p(moved(peg, dx, -9))}v18`, '#000', 3, { opacity: '0.6' }),
    ),
    circle(moved(peg, -6, 20), 11, { fill: '#6b7178', filter: 'url(#metal)' }),
  );
}
