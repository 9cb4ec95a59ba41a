import { glint, gloss, hard } from './surface.ts';
import { g, inside, shape } from './svg.ts';

/** Covers under the seat, in front of the air box and the battery. */
export const sidePanels = {
  /** A rounded triangle. */
  rounded(): string {
    const d =
      'M500 540Q496 528 512 528L672 532Q690 534 686 552L664 628Q656 646 634 644L570 634Q546 628 530 604Z';
    return g(
      {},
      shape(d, 'url(#body)', { filter: 'url(#gloss)' }),
      inside('panel', d, shape('M490 578L700 592L700 604L490 590Z', 'url(#second)')),
      glint('M530 548L660 552', 7, 0.4),
    );
  },
  /** An edged panel that continues the tank's line to the tail. */
  edged(): string {
    const d = 'M452 512L700 520L716 556L660 640L604 648L560 596L470 548Z';
    return g(
      {},
      shape(d, 'url(#black)', { filter: 'url(#gloss)' }),
      hard('M500 530L690 536L700 552L650 616L612 620L576 578L510 552Z', 'url(#body)'),
    );
  },
  /** A number-board panel. */
  board(): string {
    return g(
      {},
      gloss('M440 520L690 526L700 560L620 652L560 640L470 570Z'),
      hard('M490 540L660 546L600 618L562 610L500 560Z', 'url(#second)'),
    );
  },
  /** A small oval box with a chrome edge. */
  oval(): string {
    return g(
      {},
      gloss(
        'M520 546C520 526 548 526 590 528L660 532C692 536 690 566 676 598C662 632 630 642 590 632C546 620 520 586 520 546Z',
      ),
      shape(
        'M548 556C548 546 566 544 592 546L644 550C660 554 658 570 650 588C640 608 622 612 598 606C570 598 548 576 548 556Z',
        'none',
        { stroke: 'url(#second)', 'stroke-width': 4 },
      ),
    );
  },
} as const;
