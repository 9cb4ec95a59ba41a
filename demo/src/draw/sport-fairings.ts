import { glint, gloss, hard, sheen } from './surface.ts';
import { ellipse, g, inside, line, shape } from './svg.ts';

/** A tinted screen with a bright edge. */
function screen(d: string, edge: string): string {
  return g(
    {},
    shape(d, 'url(#smoke)', { opacity: '0.78', filter: 'url(#metal)' }),
    glint(edge, 8, 0.5),
  );
}

/** Slots through which the radiator breathes. */
function vents(...slots: string[]): string {
  return slots
    .map((d) => shape(d, '#0c0d10') + line(d, '#ffffff', 1.5, { opacity: '0.25' }))
    .join('');
}

/** Fairings from the nose to the belly; each leaves the front wheel free to steer. */
export const fairings = {
  /** Everything closed but a window on the engine. */
  full(): string {
    const side =
      'M916 488L1010 540L1140 574L1076 640L1026 724L1006 806L1000 858L874 812L846 716L776 632L836 540Z';
    const belly =
      'M1002 842L1004 872Q990 916 950 922L700 924L606 874L640 842L740 836L836 800L880 800Z';
    const nose =
      'M940 456C986 428 1050 404 1122 404C1164 424 1206 458 1244 500Q1262 520 1244 532L1206 546L1136 586L1010 552L914 500Z';
    return g(
      {},
      screen(
        'M1126 406L1006 298Q976 274 956 298L928 404L944 456C996 426 1060 408 1126 406Z',
        'M1104 396L1000 304',
      ),
      gloss(belly, 'url(#second)'),
      gloss(side),
      inside(
        'side',
        side,
        shape('M780 640L1030 560L1150 570L1080 640L870 720Z', 'url(#second)', { opacity: '0.95' }),
        shape('M846 716L1060 650L1040 690L850 740Z', 'url(#second)', { opacity: '0.9' }),
        sheen('M860 540L1000 580', 14),
      ),
      vents('M908 716L1000 686L984 722L914 744Z', 'M916 760L982 738L978 772L922 786Z'),
      gloss(nose),
      inside('nose', nose, sheen('M980 446C1060 418 1120 420 1190 474', 13)),
      hard('M1112 448L1180 470L1240 512L1206 518L1150 500Z', 'url(#glass)'),
      hard('M1090 528L1160 536L1128 556Z', 'url(#amber)'),
    );
  },
  /** A larger racer's fairing with a winglet and a narrow lamp. */
  race(): string {
    const side =
      'M900 480L1000 540L1128 590L1070 646L1022 726L1002 812L996 900Q980 922 940 924L700 926L580 866L640 830L750 838L816 760L800 690L740 610L810 530Z';
    const nose =
      'M936 452C990 416 1060 394 1130 396L1206 452L1262 520L1236 548L1130 594L1000 552L900 492Z';
    return g(
      {},
      screen(
        'M1134 398L1004 280Q970 256 948 280L920 400L938 454C1000 416 1070 398 1134 398Z',
        'M1106 384L996 288',
      ),
      gloss(side),
      inside(
        'side',
        side,
        shape(
          'M740 620L900 640L1060 600L1130 596L1060 660L1000 760L860 780L816 760Z',
          'url(#second)',
          { opacity: '0.16' },
        ),
        shape('M560 880L760 860L1000 790L1000 940L560 940Z', 'url(#second)'),
        shape('M560 866L760 842L1006 766L1006 778L760 856L560 880Z', 'url(#second)', {
          opacity: '0.9',
        }),
        sheen('M830 540L990 590', 16),
      ),
      vents('M858 690L1000 650L980 690L862 722Z', 'M866 736L968 706L958 736L872 760Z'),
      gloss(nose),
      inside(
        'nose',
        nose,
        shape('M900 492L1000 530L1226 540L1130 600L1000 560Z', 'url(#second)', { opacity: '0.9' }),
        sheen('M970 446C1060 412 1130 412 1200 466', 13),
      ),
      hard('M1104 440L1186 462L1250 522L1200 512L1128 476Z', 'url(#glass)'),
      hard('M1010 588L1150 604L1164 628L1040 622Z', 'url(#carbon)'),
    );
  },
  /** The upper half only: the engine is on show. */
  half(): string {
    const side = 'M916 486L1010 536L1140 570L1086 632L1040 668L980 706L930 690L880 620L836 560Z';
    const nose =
      'M938 454C986 424 1050 402 1122 402L1196 450Q1244 492 1248 510L1206 546L1138 580L1010 550L912 500Z';
    return g(
      {},
      screen(
        'M1126 404L1014 304Q984 282 964 304L930 410L942 454C996 424 1060 406 1126 404Z',
        'M1102 392L1008 310',
      ),
      hard('M900 600L1010 640L980 800L930 790Z', 'url(#dark)'),
      ...[0, 1, 2, 3, 4, 5].map((i) => line(`M${936 + i * 3} ${690 + i * 16}l40 8`, '#4b5056', 4)),
      gloss(side),
      inside(
        'side',
        side,
        shape('M836 570L1000 560L1140 574L1060 660L980 710L940 690L1030 620Z', 'url(#second)', {
          opacity: '0.95',
        }),
        sheen('M860 528L1010 572', 14),
      ),
      vents('M930 600L1010 606L980 640L940 634Z'),
      gloss(nose),
      inside('nose', nose, sheen('M976 446C1056 416 1120 418 1186 468', 13)),
      hard('M1100 440L1186 474L1234 510L1204 524L1136 496Z', 'url(#glass)'),
      hard('M1076 526L1150 538L1118 556Z', 'url(#amber)'),
    );
  },
  /** No fairing: a sharp face, shoulders on the tank and a pan under the engine. */
  fighter(): string {
    return g(
      {},
      gloss('M900 480L1020 470L1110 520L1080 590L990 640L900 560Z'),
      hard('M930 520L1080 540L1050 590L990 616L940 570Z', 'url(#black)'),
      shape('M916 496L1020 486L1090 524L1080 534L1016 504L926 512Z', 'url(#second)'),
      hard('M880 560L976 600L960 790L890 800Z', 'url(#dark)'),
      ...[0, 1, 2, 3, 4, 5, 6].map((i) => line(`M${902 - i} ${636 + i * 20}l48 8`, '#4b5056', 4)),
      gloss(
        'M862 852L930 748L1000 730L1012 800L1006 860Q990 916 940 918L690 918L610 870L720 866L800 872Z',
      ),
      shape(
        'M1010 820L1006 860Q990 916 940 918L690 918L640 888L800 892Q950 886 1010 820Z',
        'url(#second)',
        { opacity: '0.95' },
      ),
      shape('M1120 394L1062 320Q1046 308 1034 324L1026 410Z', 'url(#smoke)', {
        filter: 'url(#metal)',
        opacity: '0.9',
      }),
      gloss('M1018 424L1060 376L1130 388L1222 470L1196 528L1120 556L1050 510Z'),
      hard('M1124 452L1196 470L1206 486L1192 510L1134 492Z', 'url(#glass)'),
      shape('M1060 500L1134 512L1184 526L1120 556Z', 'url(#black)'),
      sheen('M1060 394L1124 404L1186 462', 10),
    );
  },
  /** A round nose around a round lamp, as old racers had it. */
  bullet(): string {
    const nose =
      'M926 470C944 410 1000 372 1070 364C1140 364 1196 400 1206 452C1210 506 1180 548 1120 566C1060 584 990 570 946 536C928 516 922 490 926 470Z';
    return g(
      {},
      screen(
        'M1128 376L1046 312Q1018 294 1000 312L960 424Q1030 372 1128 376Z',
        'M1104 370L1036 316',
      ),
      gloss(nose),
      inside(
        'nose',
        nose,
        shape(
          'M920 500C1000 470 1100 470 1210 490L1206 512C1100 492 1010 494 924 524Z',
          'url(#second)',
        ),
        shape(
          'M930 538C1010 510 1100 508 1200 522L1194 530C1100 518 1020 520 940 546Z',
          'url(#second)',
          { opacity: '0.9' },
        ),
        sheen('M970 420C1030 384 1110 384 1160 412', 18),
      ),
      ellipse([1186, 446], 28, 60, { fill: 'url(#chrome)', filter: 'url(#metal)' }),
      ellipse([1193, 446], 20, 50, { fill: 'url(#glass)' }),
      ellipse([1196, 430], 6, 20, { fill: '#ffffff', opacity: '0.9' }),
    );
  },
} as const;
