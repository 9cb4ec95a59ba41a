import { mudguard, roundLamp } from './front.ts';
import { glint, gloss, hard, sheen } from './surface.ts';
import { ellipse, g, inside, line, shape } from './svg.ts';
import type { Point } from './svg.ts';

/** The inner face of the leg shield, towards the rider's knees. */
function kneePanel(d: string): string {
  return shape(d, 'url(#black)', { filter: 'url(#metal)' });
}

/** Leg shield and front mudguard, by style; the head is drawn on top by `heads`. */
export const fronts = {
  round(axle: Point): string {
    const apron =
      'M966 424C1012 420 1046 446 1066 500C1092 570 1116 640 1130 704C1136 738 1122 764 1096 776L1062 806C1040 836 1010 846 972 846L962 806C1002 790 1016 760 1008 700C998 620 966 520 944 466C938 442 948 428 966 424Z';
    return g(
      {},
      mudguard(axle, 150, 30, 206, 334, 'url(#body)'),
      kneePanel(
        'M940 450C924 460 930 480 940 510C962 580 984 650 990 710C994 760 976 790 940 800L980 830L1020 780L1010 640Z',
      ),
      gloss(apron),
      inside(
        'apron',
        apron,
        shape(
          'M1010 640C1060 640 1110 660 1140 690L1140 716C1110 684 1060 664 1012 664Z',
          'url(#second)',
          { opacity: '0.92' },
        ),
        sheen('M1000 450C1050 500 1080 600 1108 700', 16),
      ),
    );
  },
  edged(axle: Point): string {
    const apron =
      'M952 430L1030 444L1086 556L1160 690L1128 748L1076 806L1010 848L960 812L1018 752L1002 660L934 476Z';
    return g(
      {},
      mudguard(axle, 150, 24, 200, 326, 'url(#black)'),
      kneePanel('M936 448L916 470L980 660L990 744L930 806L976 836L1024 770L1006 640Z'),
      gloss(apron),
      inside(
        'apron',
        apron,
        shape('M990 600L1070 640L1160 690L1130 750L1060 690L1006 680Z', 'url(#second)', {
          opacity: '0.95',
        }),
        sheen('M1000 460L1070 590L1130 690', 14),
      ),
      hard('M1026 492L1058 516L1108 606L1096 622L1046 560Z', 'url(#glass)'),
      hard('M1064 624L1112 640L1130 672L1088 658Z', 'url(#amber)'),
    );
  },
  retro(): string {
    const apron =
      'M972 430C1004 426 1030 444 1046 490C1068 560 1084 640 1092 716C1096 760 1078 796 1046 816C1020 840 1000 850 966 848L958 812C1004 796 1020 764 1014 706C1004 620 976 530 952 468C946 446 954 432 972 430Z';
    return g(
      {},
      gloss(
        'M1048 800C1040 740 1090 684 1180 676C1280 670 1352 740 1356 836C1340 850 1310 852 1290 846C1284 790 1250 756 1196 754C1140 752 1110 790 1100 838C1080 842 1056 830 1048 800Z',
      ),
      sheen('M1090 730C1150 690 1260 700 1310 770', 14),
      line('M1120 700C1180 676 1270 690 1324 764', 'url(#chrome)', 8, { filter: 'url(#metal)' }),
      kneePanel(
        'M950 452C936 462 940 480 950 512C972 580 990 650 996 712C998 760 976 790 938 800L976 832L1020 790L1016 650Z',
      ),
      gloss(apron),
      inside('apron', apron, sheen('M1000 456C1040 530 1060 620 1072 710', 14)),
      line(
        'M974 428C1006 424 1034 446 1050 492C1074 570 1090 640 1098 716C1102 760 1084 800 1050 820',
        '#cfd6db',
        9,
        { filter: 'url(#metal)' },
      ),
      hard('M1040 520l20 66l-14 30l-22 -70z', 'url(#second)'),
    );
  },
  slim(axle: Point): string {
    const apron =
      'M968 432C1000 430 1022 450 1036 496C1056 560 1072 640 1080 706C1084 750 1066 784 1040 806C1018 832 996 842 964 842L956 808C996 792 1008 760 1002 704C994 620 968 530 950 468C946 446 952 434 968 432Z';
    return g(
      {},
      mudguard(axle, 156, 20, 214, 322, 'url(#body)'),
      kneePanel(
        'M948 452C932 462 938 482 948 512C968 580 984 650 988 710C990 756 970 786 938 796L972 826L1012 780L1006 640Z',
      ),
      gloss(apron),
      inside(
        'apron',
        apron,
        shape('M980 470L1010 462L1072 700L1040 760Z', 'url(#second)', { opacity: '0.9' }),
        sheen('M996 456C1030 520 1054 620 1064 700', 10),
      ),
    );
  },
  maxi(axle: Point): string {
    const fairing =
      'M922 470L966 392L1040 366L1128 440L1206 548L1184 606L1122 652L1146 716L1094 800L1014 850L950 816L1012 748L966 620Z';
    return g(
      {},
      mudguard(axle, 162, 24, 202, 330, 'url(#body)'),
      kneePanel('M924 452L896 486L944 630L984 744L930 806L966 840L1020 770L972 620Z'),
      shape('M1054 392L946 214Q930 198 918 216L930 420L1000 420Z', 'url(#smoke)', {
        opacity: '0.5',
      }),
      line('M1054 392L946 214Q930 198 918 216L930 420', '#ffffff', 4, { opacity: '0.7' }),
      glint('M940 240L1020 376', 10, 0.4),
      gloss(fairing),
      inside(
        'apron',
        fairing,
        shape('M966 560L1122 652L1150 716L1090 700L1010 660Z', 'url(#second)', { opacity: '0.92' }),
        shape('M950 640L1030 690L1020 860L940 830Z', 'url(#black)', { opacity: '0.85' }),
        sheen('M980 420L1070 420L1160 540', 16),
      ),
      hard('M1086 432L1130 452L1200 548L1182 568L1120 520Z', 'url(#glass)'),
      hard('M1060 560L1160 606L1130 630Z', 'url(#amber)'),
    );
  },
} as const;

/** Handlebar covers; the grips are drawn on top. */
export const heads = {
  /** A rounded cover with the lamp in it. */
  lamp(): string {
    return g(
      {},
      gloss(
        'M918 404C912 352 948 322 1004 322C1056 324 1088 356 1086 398C1082 436 1044 452 1002 450C958 448 924 440 918 404Z',
      ),
      ellipse([1064, 388], 22, 42, { fill: 'url(#chrome)', filter: 'url(#metal)' }),
      ellipse([1068, 388], 15, 34, { fill: 'url(#glass)' }),
      ellipse([1070, 376], 4, 14, { fill: '#ffffff', opacity: '0.9' }),
      sheen('M950 346C980 334 1010 334 1040 346', 10),
      hard('M936 340L1000 318L1030 326L1000 336L950 356Z', 'url(#smoke)'),
    );
  },
  /** A small dark cover with a fly screen: the lamp sits in the apron. */
  screen(): string {
    return g(
      {},
      shape('M1046 400L1000 312Q982 298 968 314L950 392Z', 'url(#smoke)', {
        filter: 'url(#metal)',
        opacity: '0.92',
      }),
      gloss('M920 400L950 370L1036 376L1072 412L1050 444L960 446Z'),
      shape('M930 410L1060 416L1048 444L960 446Z', 'url(#black)'),
      hard('M1030 392L1068 410L1050 428L1024 412Z', 'url(#glass)'),
    );
  },
  /** A round lamp on a neck. */
  round(): string {
    return g(
      {},
      gloss(
        'M926 408C922 366 950 342 996 344C1030 346 1050 370 1044 410C1036 440 1010 452 980 450C950 450 930 436 926 408Z',
      ),
      roundLamp([1044, 372], 50, 'url(#body)'),
    );
  },
  /** Only the bar and the instruments behind a fairing. */
  bare(): string {
    return hard('M900 392L930 356L1000 366L990 410L920 418Z', 'url(#black)');
  },
} as const;
