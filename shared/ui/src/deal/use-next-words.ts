import type { NextAct } from '@motohaat/domain/deal';
import { formats } from '@motohaat/domain/formats';
import { useLanguage } from '@motohaat/platform';

import { useDealMessages } from '../messages/deal/index.ts';

type Next = { next: NextAct; price: number; fee?: number | undefined };
type Words = Partial<Record<NextAct, (fee: string, rest: string) => string>>;

/** What a side of a booking does next, in words; with a booking fee, also what is paid when. */
export function useNextWords() {
  const t = useDealMessages();
  const { taka } = formats(useLanguage());
  return ({ next, price, fee }: Next, side: 'buyer' | 'seller'): string => {
    const withFee: Words = t.nextWithFee[side];
    const said = fee === undefined ? undefined : withFee[next]?.(taka(fee), taka(price - fee));
    return said ?? t.next[side][next];
  };
}
