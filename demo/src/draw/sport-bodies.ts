import { gloss, hard, sheen } from './surface.ts';
import { circle, ellipse, g, inside, line, shape } from './svg.ts';

function pad(d: string): string {
  return shape(d, 'url(#seat)', { filter: 'url(#matte)' });
}

function fuelCap(x: number, y: number, tilt: number): string {
  return `<rect x="-36" y="-9" width="72" height="18" rx="8" fill="url(#cast-dark)" filter="url(#metal)" transform="translate(${x} ${y}) rotate(${tilt})"/>`;
}

/** Tanks of sport bikes: high in front, cut away for the knee. */
export const sportTanks = {
  smooth(): string {
    const d =
      'M1010 446C1002 394 952 360 886 354C822 350 774 374 746 414C724 446 702 476 668 502L690 532L860 544L1000 510Z';
    return g(
      {},
      fuelCap(902, 352, 6),
      gloss(d),
      inside(
        'tank',
        d,
        shape('M668 510L752 450Q806 428 858 448L880 480L850 550L690 540Z', '#000000', {
          opacity: '0.24',
        }),
        shape('M850 420L1010 410L1010 424L866 440Z', 'url(#second)', { opacity: '0.9' }),
        sheen('M756 430C800 376 890 366 970 404', 18),
      ),
    );
  },
  edged(): string {
    const d = 'M1016 450L990 388L930 354L850 346L786 366L744 414L670 500L690 534L850 552L1000 520Z';
    return g(
      {},
      fuelCap(892, 346, 5),
      gloss(d),
      inside(
        'tank',
        d,
        shape('M676 504L764 440L858 446L890 470L850 556L690 540Z', '#000000', { opacity: '0.26' }),
        shape('M870 470L1016 420L1016 470L880 500Z', 'url(#second)', { opacity: '0.92' }),
        sheen('M764 412L800 376L920 372L980 404', 14),
      ),
    );
  },
  /** Long and low, with a hollow for the knee and a stripe over the top. */
  cafe(): string {
    const d =
      'M1018 452C1022 404 984 372 914 366C836 360 766 376 722 414C696 440 676 474 660 502L672 524L970 530C1000 522 1014 490 1018 452Z';
    return g(
      {},
      fuelCap(878, 364, 1),
      gloss(d),
      inside(
        'tank',
        d,
        ellipse([752, 486], 74, 34, {
          fill: '#000000',
          opacity: '0.28',
          transform: 'rotate(-14 752 486)',
        }),
        shape('M830 520L1030 470L1030 500L900 540Z', 'url(#second)'),
        shape('M812 516L1030 456L1030 464L830 518Z', 'url(#second)', { opacity: '0.9' }),
        sheen('M716 440C770 388 890 378 980 410', 18),
      ),
    );
  },
} as const;

/** Tails with their seats. */
export const tails = {
  /** A slim tail that points up, with a small pillion pad. */
  wedge(): string {
    const d =
      'M706 512L540 490L470 432L300 380L226 364L218 384L300 432L400 484L520 542L650 568L706 548Z';
    return g(
      {},
      hard('M420 470L640 520L690 600L560 580L450 520Z', 'url(#dark)'),
      pad(
        'M490 466L318 402Q302 388 306 374Q316 362 344 370L478 414Q504 426 504 450Q502 466 490 466Z',
      ),
      gloss(d),
      inside(
        'tail',
        d,
        shape('M218 384L300 410L500 500L700 540L700 580L500 550L380 480Z', 'url(#second)', {
          opacity: '0.92',
        }),
        sheen('M300 394L480 450', 10),
      ),
      hard('M216 362L266 372L276 398L230 392Z', 'url(#tail-lamp)'),
      pad(
        'M712 516C660 524 590 522 536 498Q506 482 498 458Q504 444 520 452C560 482 640 496 700 492Q724 496 712 516Z',
      ),
    );
  },
  /** A heavier tail with an air slot. */
  slotted(): string {
    const d =
      'M710 510L556 492L480 424L330 360L238 336L214 346L236 392L330 440L430 496L540 556L660 572L710 548Z';
    return g(
      {},
      hard('M440 490L640 530L690 604L560 590L470 540Z', 'url(#dark)'),
      pad(
        'M500 466L350 390Q332 376 338 358Q350 348 374 356L484 404Q514 420 514 446Q512 468 500 466Z',
      ),
      gloss(d),
      shape('M330 400L470 462L500 500L440 478L346 426Z', '#0d0e11'),
      inside(
        'tail',
        d,
        shape('M500 500L710 520L710 580L540 560Z', 'url(#second)', { opacity: '0.95' }),
        sheen('M300 366L470 436', 10),
      ),
      hard('M212 344L272 356L284 392L238 388Z', 'url(#tail-lamp)'),
      pad(
        'M716 514C660 524 596 522 546 496Q518 478 508 452Q516 438 532 448C570 482 640 494 704 490Q728 494 716 514Z',
      ),
    );
  },
  /** A single seat that ends in a hump. */
  hump(): string {
    const d =
      'M690 520C600 528 500 528 400 516L318 500C268 488 240 462 246 430C252 404 300 400 352 408C410 416 452 432 474 468L690 506Z';
    return g(
      {},
      gloss(d),
      inside(
        'tail',
        d,
        shape('M240 470C320 500 480 510 700 506L700 520C480 526 320 516 240 484Z', 'url(#second)'),
        sheen('M280 428C340 416 410 428 446 456', 14),
      ),
      circle([252, 448], 22, { fill: 'url(#chrome)', filter: 'url(#metal)' }),
      circle([248, 448], 15, { fill: 'url(#tail-lamp)' }),
      pad(
        'M694 512C650 522 560 522 500 510Q456 498 446 468Q448 440 470 446C540 484 620 486 680 480Q716 488 694 512Z',
      ),
      ...[540, 580, 620, 660].map((x) =>
        line(`M${x} 486l-6 30`, '#000000', 3.5, { opacity: '0.35' }),
      ),
    );
  },
} as const;
