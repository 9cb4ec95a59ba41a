import { useField } from '../listing-store.ts';
import { PriceSense } from './price-sense.tsx';
import { PriceWarning } from './price-warning.tsx';

/** What is said of an asking price. @param props.original the price it was bought for, in whole taka or as it is typed */
export function PriceChecks({ original }: { original: string | number }) {
  const { text: asking } = useField('resaleprice');
  return (
    <>
      <PriceWarning original={original} asking={asking} />
      <PriceSense />
    </>
  );
}
