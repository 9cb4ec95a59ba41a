import { darker, lighter } from './colour.ts';
import { between, g, line, n, p } from './svg.ts';
import type { Point } from './svg.ts';

/** Shades of a round metal tube. */
export const tones = {
  black: '#2b2d33',
  frame: '#34373e',
  steel: '#8b9299',
  chrome: '#c3cad1',
  gold: '#c79a3e',
  red: '#b3202a',
} as const;

/** A round tube along a path, lit from above. */
export function tube(d: string, width: number, colour: string): string {
  return g(
    {},
    line(d, darker(colour, 0.72), width),
    line(d, colour, width * 0.76),
    line(d, lighter(colour, 0.35), width * 0.36, {
      transform: `translate(0 ${n(-width * 0.14)})`,
    }),
    line(d, lighter(colour, 0.85), width * 0.12, {
      transform: `translate(0 ${n(-width * 0.2)})`,
      opacity: '0.85',
    }),
  );
}

/** A straight bar with flat ends and a metal gradient across it. */
export function bar(from: Point, to: Point, width: number, fill: string): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  const r = Math.min(width / 2, 9);
  return g(
    { transform: `translate(${p(from)}) rotate(${n(angle)})` },
    `<rect x="0" y="${n(-width / 2)}" width="${n(length)}" height="${n(width)}" rx="${n(r)}" fill="${fill}"/>`,
  );
}

/** A coil spring over a damper. */
export function shock(top: Point, bottom: Point, width: number, spring: string): string {
  const at = (share: number): Point => between(top, bottom, share);
  const length = Math.hypot(bottom[0] - top[0], bottom[1] - top[1]);
  const across: Point = [(bottom[1] - top[1]) / length, (top[0] - bottom[0]) / length];
  const side = (share: number, sign: number): Point => {
    const [x, y] = at(share);
    return [x + across[0] * sign * width * 0.5, y + across[1] * sign * width * 0.5];
  };
  const coils = Math.max(5, Math.round(length / 20));
  const rings = Array.from({ length: coils }, (_, i) => {
    const s = 0.14 + (0.66 * i) / (coils - 1);
    return `M${p(side(s, 1))}L${p(side(s + 0.045, -1))}`;
  });
  return g(
    {},
    bar(at(0.02), at(1), width * 0.42, 'url(#chrome)'),
    bar(at(0.1), at(0.5), width * 0.62, 'url(#black)'),
    ...rings.map((d) => tube(d, 10, spring)),
    bar(at(0.04), at(0.13), width * 1.1, 'url(#cast-dark)'),
    bar(at(0.82), at(0.9), width * 1.1, 'url(#cast-dark)'),
    `<circle cx="${n(top[0])}" cy="${n(top[1])}" r="${n(width * 0.34)}" fill="#50555c" filter="url(#metal)"/>`,
    `<circle cx="${n(bottom[0])}" cy="${n(bottom[1])}" r="${n(width * 0.34)}" fill="#50555c" filter="url(#metal)"/>`,
  );
}
