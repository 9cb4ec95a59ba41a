import { glint, gloss, hard } from './surface.ts';
import { g, p, shape } from './svg.ts';
import type { Point } from './svg.ts';

/** Small covers around the headlamp, drawn from the lamp's centre; they look right. */
export const cowls = {
  /** A bikini fairing with a short dark screen that leans back. */
  bikini(lamp: Point): string {
    return g(
      { transform: `translate(${p(lamp)})` },
      shape('M60 -56L-4 -108Q-28 -122 -42 -104L-70 -50Z', 'url(#smoke)', {
        filter: 'url(#metal)',
        opacity: '0.92',
      }),
      gloss('M-92 26L-82 -34Q-72 -68 -40 -66L44 -62Q84 -40 92 6Q94 40 66 62L16 82Q-44 78 -92 26Z'),
      hard('M36 -34Q78 -24 90 8Q90 36 64 52L32 46Q16 10 36 -34Z', 'url(#glass)'),
      glint('M48 -22Q72 -10 80 8', 6, 0.9),
      shape('M-84 12L-10 34L30 66L16 82Q-44 78 -92 26Z', 'url(#second)', { opacity: '0.92' }),
    );
  },
  /** A sharp mask that points forward, with a small fly screen. */
  mask(lamp: Point): string {
    return g(
      { transform: `translate(${p(lamp)})` },
      hard('M44 -42L-2 -84Q-22 -96 -36 -82L-60 -32Z', 'url(#black)'),
      gloss('M-84 18L-58 -44L30 -50L98 12L84 58L28 84L-36 66Z'),
      hard('M6 0L72 6L92 20L80 46L28 42Z', 'url(#glass)'),
      shape('M-50 40L28 50L78 62L28 84L-36 66Z', 'url(#black)'),
      glint('M-46 -32L26 -38L74 2', 6, 0.55),
    );
  },
  /** A trail mask: a plate that leans back over a small lamp. */
  enduro(lamp: Point): string {
    return g(
      { transform: `translate(${p(lamp)})` },
      gloss('M46 -34L0 -104Q-22 -120 -40 -102L-66 -22Z', 'url(#second)'),
      gloss('M-80 20L-66 -36L38 -44Q80 -14 82 22L58 60L-6 74L-60 56Z'),
      hard('M22 -16Q62 -20 74 8Q74 32 54 44L24 44Q10 14 22 -16Z', 'url(#glass)'),
      glint('M-8 -92L24 -44', 5, 0.6),
    );
  },
} as const;
