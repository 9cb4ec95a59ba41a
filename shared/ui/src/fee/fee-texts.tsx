import { holdHours } from '@motohaat/domain/booking';
import type { NextAct } from '@motohaat/domain/deal';
import { formats } from '@motohaat/domain/formats';
import { maximumCharge } from '@motohaat/domain/payment';
import { useLanguage } from '@motohaat/platform';

import { useFeeMessages } from '../messages/fee/index.ts';

/** A price, and the part of it that is paid online; both in whole taka. */
export type FeeOfPrice = { price: number; fee: number };

export function PartsText({ price, fee }: FeeOfPrice) {
  return useFeeMessages().parts(fee, price - fee);
}

export function LeadText({ price, fee }: FeeOfPrice) {
  return useFeeMessages().lead(holdHours, fee, price - fee);
}

export function TooDearText() {
  return useFeeMessages().tooDear(maximumCharge);
}

export type NextTextProps = FeeOfPrice & {
  side: 'buyer' | 'seller';
  next: NextAct;
  /** What is said where the fee makes no difference. */
  otherwise: string;
};

type Words = Partial<Record<NextAct, (fee: string, rest: string) => string>>;

export function NextText({ price, fee, side, next, otherwise }: NextTextProps) {
  const words: Words = useFeeMessages().next[side];
  const { taka } = formats(useLanguage());
  return words[next]?.(taka(fee), taka(price - fee)) ?? otherwise;
}
