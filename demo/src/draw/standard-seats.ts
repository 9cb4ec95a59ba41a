import { gloss, hard } from './surface.ts';
import { ellipse, g, inside, line, shape } from './svg.ts';
import { tones, tube } from './tubes.ts';

function cushion(id: string, d: string, piping: string, ribs: readonly number[] = []): string {
  return g(
    {},
    shape(d, 'url(#seat)', { filter: 'url(#matte)' }),
    inside(
      id,
      d,
      line(piping, '#000000', 4, { opacity: '0.45' }),
      line(piping, '#ffffff', 1.6, { opacity: '0.4', transform: 'translate(0 3)' }),
      ...ribs.map((x) => line(`M${x} 440l-14 70`, '#000000', 3.5, { opacity: '0.32' })),
    ),
  );
}

function tailLamp(x: number, y: number): string {
  return g(
    {},
    hard(`M${x} ${y}l44 -8l4 42l-36 6q-16 -16 -12 -40z`, 'url(#tail-lamp)'),
    ellipse([x + 14, y + 12], 4, 10, { fill: '#ffffff', opacity: '0.5' }),
  );
}

/** Seats with the tail behind them; the rider sits near (560, 470). */
export const seats = {
  /** One long flat bench with a chrome grab rail. */
  bench(): string {
    const d =
      'M672 484C650 480 624 482 600 480C520 474 420 464 330 456C300 454 284 462 282 480L284 502Q288 518 310 520L640 524Q676 520 690 500Q690 488 672 484Z';
    return g(
      {},
      tailLamp(222, 508),
      gloss('M270 508L640 516L600 548L300 540Q262 534 270 508Z'),
      tube('M470 508C400 520 300 500 246 462C236 444 260 436 300 444', 13, tones.chrome),
      cushion('seat', d, 'M284 492C400 500 560 508 688 508', [360, 410, 460, 510, 560]),
    );
  },
  /** A stepped bench with a raised tail. */
  stepped(): string {
    const d =
      'M684 494C640 486 590 496 540 490C500 484 480 452 440 444L300 430C282 430 274 440 278 454L300 476L470 512L650 524Q690 520 700 506Q698 498 684 494Z';
    return g(
      {},
      tailLamp(202, 446),
      gloss('M214 440L300 430L520 494L690 512L640 560L520 556L300 510L236 484Z'),
      shape('M300 470L520 520L600 540L520 548L300 500Z', 'url(#second)', { opacity: '0.9' }),
      tube('M420 470C340 470 280 440 230 410C226 396 250 396 300 410', 13, tones.black),
      cushion('seat', d, 'M300 470L480 506L690 514'),
    );
  },
  /** Narrow and long, for standing and sitting. */
  trail(): string {
    const d =
      'M820 456C760 474 700 484 640 484C540 482 420 458 300 446C286 446 280 456 284 468L300 484L520 514L660 524Q760 520 830 474Z';
    return g(
      {},
      gloss('M150 452L320 452L520 508L640 530L560 566L420 540L260 500Z'),
      shape('M330 492L560 530L520 552L400 528Z', 'url(#second)'),
      tailLamp(168, 466),
      tube('M430 490L300 470L196 442Q186 430 204 428L300 432', 14, tones.black),
      cushion('seat', d, 'M284 466C420 484 560 506 820 470'),
    );
  },
  /** A sprung-looking saddle and a separate pillion pad. */
  split(): string {
    const rider =
      'M690 500C668 478 640 484 600 490C560 494 540 470 496 462C478 460 470 472 474 488L490 512Q500 522 520 522L660 524Q690 520 690 500Z';
    const pillion =
      'M470 482C440 466 400 462 340 456C314 454 300 464 302 482L308 504Q314 514 330 514L452 518Q480 510 470 482Z';
    return g(
      {},
      tailLamp(214, 520),
      hard('M282 512L640 518L600 546L310 540Q270 536 282 512Z', 'url(#black)'),
      tube('M460 506C400 520 330 506 262 470C252 450 276 446 312 452', 12, tones.chrome),
      cushion('pillion', pillion, 'M302 496L470 502', [350, 390, 430]),
      cushion('rider', rider, 'M480 502L690 508', [550, 600, 650]),
    );
  },
} as const;
