import { glint, hard, sheen } from './surface.ts';
import { ellipse, g, inside, line, shape } from './svg.ts';

/** Light that lies along the upper shoulder of a tank. */
function shoulder(d: string, width: number): string {
  return sheen(d, width) + glint(d, width * 0.2, 0.6);
}

function filler(x: number, y: number, tilt: number): string {
  return g(
    { transform: `translate(${x} ${y}) rotate(${tilt})` },
    `<rect x="-38" y="-10" width="76" height="20" rx="9" fill="url(#chrome)" filter="url(#metal)"/>`,
  );
}

/** Fuel tanks; each lies between the steering head near (1015, 420) and the seat near (655, 500). */
export const tanks = {
  /** Long and rounded, as on a plain commuter. */
  commuter(): string {
    const d =
      'M1022 440C1018 394 988 372 940 366C880 358 812 362 764 384C716 406 680 452 652 486C646 496 650 510 664 514L960 516C996 514 1026 486 1022 440Z';
    return g(
      {},
      filler(872, 362, 3),
      shape(d, 'url(#body)', { filter: 'url(#gloss)' }),
      inside(
        'tank',
        d,
        shape(
          'M640 500C740 492 840 470 1030 440L1030 458C850 488 740 506 640 516Z',
          'url(#second)',
        ),
        shape(
          'M640 520C760 514 860 496 1030 468L1030 474C860 504 760 522 640 528Z',
          'url(#second)',
          { opacity: '0.9' },
        ),
        shoulder('M720 420C776 380 880 372 980 396', 20),
      ),
    );
  },
  /** Higher, with a knee recess and a scoop in front. */
  faceted(): string {
    const d =
      'M1030 446C1032 408 1006 380 956 366C900 352 830 352 780 378C734 402 692 450 658 484L664 512L860 520L930 540C978 536 1028 500 1030 446Z';
    return g(
      {},
      filler(884, 356, 4),
      shape(d, 'url(#body)', { filter: 'url(#gloss)' }),
      inside(
        'tank',
        d,
        shape('M660 506L760 436Q800 416 850 428L900 450Q870 500 860 524L660 520Z', '#000000', {
          opacity: '0.2',
        }),
        shape('M880 560L920 440L1040 420L1040 470L960 486Z', 'url(#second)'),
        shape('M876 430L1040 396L1040 404L884 440Z', 'url(#second)', { opacity: '0.9' }),
        shoulder('M740 406C800 366 900 366 990 400', 18),
      ),
    );
  },
  /** Broad shoulders that reach forward past the fork. */
  sculpted(): string {
    const d =
      'M1010 418C996 384 960 360 904 352C850 346 800 360 764 394C730 426 690 462 652 486L668 516L838 520L900 548L1010 556L1096 500C1080 470 1052 448 1010 418Z';
    return g(
      {},
      filler(880, 350, 4),
      shape(d, 'url(#body)', { filter: 'url(#gloss)' }),
      inside(
        'tank',
        d,
        shape('M650 510L752 452Q800 430 842 446L880 470Q850 500 842 524L660 530Z', '#000000', {
          opacity: '0.24',
        }),
        shape('M862 520L938 452L1110 498L1010 570L900 560Z', 'url(#black)'),
        hard('M900 532L960 478L1060 502L1000 544Z', 'url(#dark)'),
        shape('M842 446L938 440L1040 446L1096 494L938 458L868 478Z', 'url(#second)', {
          opacity: '0.95',
        }),
        shoulder('M744 420C800 368 900 362 984 402', 18),
      ),
    );
  },
  /** Slim and sloping, with a shroud down to the radiator. */
  trail(): string {
    const d =
      'M1028 424C1006 396 968 384 924 386C876 388 838 412 800 446C760 470 700 486 648 494L650 514L840 520L880 590L986 606L1060 520C1062 480 1050 448 1028 424Z';
    return g(
      {},
      filler(926, 384, 6),
      shape(d, 'url(#body)', { filter: 'url(#gloss)' }),
      inside(
        'tank',
        d,
        shape('M640 530L640 496C740 488 800 470 846 440L872 520Z', 'url(#black)', {
          opacity: '0.9',
        }),
        shape('M872 560L950 440L1080 420L1080 470L960 620L880 610Z', 'url(#second)'),
        shape('M862 520L940 420L970 412L884 590Z', 'url(#black)'),
        shoulder('M826 440C862 404 930 394 1010 416', 15),
      ),
    );
  },
  /** The classic drop, with a painted panel and a pinstripe. */
  teardrop(): string {
    const d =
      'M1026 452C1034 404 1004 362 940 354C868 346 800 362 748 402C708 434 676 470 654 498C650 510 660 516 676 516L950 518C1000 516 1020 492 1026 452Z';
    const plate =
      'M980 452C982 416 956 398 912 394C858 390 808 404 772 434C750 454 736 470 726 482L918 486C960 484 976 474 980 452Z';
    return g(
      {},
      filler(868, 356, -2),
      shape(d, 'url(#body)', { filter: 'url(#gloss)' }),
      inside(
        'tank',
        d,
        shape(plate, 'none', { stroke: 'url(#second)', 'stroke-width': 5 }),
        line('M700 498L930 500Q990 498 1004 452', 'url(#second)', 3, { opacity: '0.9' }),
        shoulder('M714 440C776 376 888 362 980 392', 20),
      ),
      ellipse([866, 440], 46, 18, { fill: 'url(#chrome)', filter: 'url(#metal)' }),
      ellipse([866, 440], 36, 11, { fill: 'url(#second)' }),
    );
  },
} as const;
