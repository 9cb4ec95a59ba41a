import { glint, gloss, hard, sheen } from './surface.ts';
import { circle, ellipse, g, inside, line, shape } from './svg.ts';
import { tones, tube } from './tubes.ts';

function seat(d: string, seam: string): string {
  return g(
    {},
    shape(d, 'url(#seat)', { filter: 'url(#matte)' }),
    line(seam, '#000000', 4, { opacity: '0.4' }),
    line(seam, '#ffffff', 1.6, { opacity: '0.35', transform: 'translate(0 3)' }),
  );
}

const flatSeat =
  'M772 556C770 528 744 512 700 514C640 518 590 520 540 506C470 488 380 484 316 486C292 488 280 500 284 520L296 546Q304 556 330 556L740 570Q768 572 772 556Z';

/** Bodywork behind the floorboard, with seat, tail lamp and grab rail. */
export const rears = {
  round(): string {
    const body =
      'M690 812C676 764 696 690 710 640C718 600 730 572 752 556L306 536C262 536 234 556 230 588C232 644 268 680 330 692C420 706 506 720 566 764C596 790 636 812 690 812Z';
    return g(
      {},
      tube('M420 506C340 508 280 492 236 462C226 448 244 440 280 448', 14, tones.chrome),
      gloss(body),
      inside(
        'rear',
        body,
        shape('M220 610C380 640 560 650 700 700L700 724C560 676 380 664 220 636Z', 'url(#second)', {
          opacity: '0.92',
        }),
        sheen('M290 574C440 574 600 590 690 610', 16, 0.5),
      ),
      hard('M226 566L270 556L276 618L248 622Q226 600 226 566Z', 'url(#tail-lamp)'),
      seat(flatSeat, 'M290 536C440 530 600 550 768 550'),
    );
  },
  edged(): string {
    const body =
      'M690 814L700 700L736 576L780 548L300 512L214 496L198 520L258 604L330 676L474 704L580 774L650 816Z';
    return g(
      {},
      tube('M420 500L300 470L214 452Q206 438 226 436L310 444', 14, tones.black),
      gloss(body),
      inside(
        'rear',
        body,
        shape('M250 560L560 590L700 650L700 760L600 690L480 650L330 630Z', 'url(#second)', {
          opacity: '0.95',
        }),
        hard('M420 600L620 622L688 690L684 770L600 700Z', 'url(#black)'),
        sheen('M300 534L720 572', 14, 0.5),
      ),
      hard('M196 500L286 512L270 548L232 546Z', 'url(#tail-lamp)'),
      seat(
        'M786 552C786 524 752 512 700 520C640 526 600 522 552 496C500 476 390 464 306 462L272 472L286 506L330 526L760 570Q786 568 786 552Z',
        'M284 498C420 500 560 536 782 546',
      ),
    );
  },
  bubble(): string {
    const body =
      'M694 812C678 742 690 660 712 604C722 574 740 558 760 548L330 520C266 518 226 560 222 624C220 684 250 716 300 722L556 790C600 808 644 820 694 812Z';
    const cowl =
      'M282 690C262 626 296 574 376 566C480 558 586 586 626 648C656 700 644 760 590 776C500 796 304 772 282 690Z';
    return g(
      {},
      tube('M440 500C350 506 280 496 232 468C220 452 240 444 284 452', 14, tones.chrome),
      gloss(body),
      gloss(cowl),
      line('M322 648C400 622 530 634 606 682', 'url(#second)', 10),
      glint('M318 640C400 614 530 626 604 674', 5, 0.6),
      inside('rear', cowl, sheen('M310 606C390 574 510 584 590 632', 22, 0.5)),
      ellipse([236, 600], 18, 30, { fill: 'url(#chrome)', filter: 'url(#metal)' }),
      ellipse([232, 600], 12, 23, { fill: 'url(#tail-lamp)' }),
      seat(
        'M776 552C772 514 738 496 690 500C650 504 620 520 580 516C540 476 470 468 400 470C340 472 300 480 296 506L306 534Q316 544 340 544L744 566Q774 568 776 552Z',
        'M300 524C420 520 560 542 772 546',
      ),
      line('M566 520Q574 536 572 552', '#000000', 4, { opacity: '0.4' }),
    );
  },
  slim(): string {
    const body =
      'M694 810L706 660C712 606 728 574 756 562L420 556C340 552 272 560 250 590C248 618 286 640 350 650L520 676C584 690 606 740 640 806Z';
    return g(
      {},
      tube('M430 540C350 536 280 520 236 496C226 482 244 474 290 484', 13, tones.black),
      gloss(body),
      inside(
        'rear',
        body,
        shape('M560 540L720 540L706 830L620 830C606 740 590 690 520 660Z', 'url(#second)', {
          opacity: '0.9',
        }),
        sheen('M290 588C440 584 560 590 700 600', 12, 0.5),
      ),
      hard('M246 578L284 572L290 620L268 618Q248 604 246 578Z', 'url(#tail-lamp)'),
      seat(
        'M766 564C764 538 738 526 700 526C560 524 430 516 330 520C306 522 296 534 300 548L312 564Q320 572 344 572L736 580Q764 580 766 564Z',
        'M304 552C440 552 600 562 764 562',
      ),
    );
  },
  maxi(): string {
    const body =
      'M664 814L684 670L752 574L812 520L520 500L330 436L212 424L188 452L256 566L330 664L470 700L576 780Z';
    return g(
      {},
      tube('M470 470L320 420L216 386Q206 372 230 372L340 398', 16, tones.black),
      gloss(body),
      inside(
        'rear',
        body,
        shape('M240 540L520 560L700 640L690 700L500 620L330 606Z', 'url(#second)', {
          opacity: '0.9',
        }),
        shape('M470 640L690 700L664 830L590 770Z', 'url(#black)'),
        sheen('M270 470L520 528L760 550', 18, 0.5),
      ),
      hard('M186 446L286 452L300 492L236 498Z', 'url(#tail-lamp)'),
      seat(
        'M826 526C824 498 792 488 744 496C680 506 640 510 600 486C570 466 556 448 520 440L330 400C304 396 290 408 298 426L330 450L520 512L790 542Q826 542 826 526Z',
        'M310 428L520 494L820 520',
      ),
      hard('M560 478C540 440 520 426 492 424L520 442Q560 456 584 480Z', 'url(#seat)'),
    );
  },
} as const;

/** The folded foot peg of the passenger. */
export function pillionPeg(): string {
  return g(
    {},
    hard('M596 742l66 10l-2 18l-64 -8z', 'url(#black)'),
    circle([600, 750], 8, { fill: '#6b7178' }),
  );
}
