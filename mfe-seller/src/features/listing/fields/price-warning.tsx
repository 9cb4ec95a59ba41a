import { parsePrice } from '@motohaat/domain/parse-price';
import { priceWarningOf } from '@motohaat/domain/price';

import { useMessages } from '../../../messages/index.ts';
import { Warning } from './warning.tsx';

type PriceWarningProps = {
  /** Whole taka, or as it is typed. */
  original: string | number;
  asking: string;
};

/** Says when two prices look like a slip of the finger; it holds nothing back (ruling S3.8). */
export function PriceWarning({ original, asking }: PriceWarningProps) {
  const { products: t } = useMessages();
  const [bought, asked] = [parsePrice(String(original)), parsePrice(asking)];
  const slip = bought !== undefined && asked !== undefined && priceWarningOf(bought, asked);
  return <Warning>{slip && t.priceWarnings[slip]}</Warning>;
}
