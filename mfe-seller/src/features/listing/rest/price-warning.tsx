import { parsePrice } from '@motohaat/domain/parse-price';
import { priceWarningOf } from '@motohaat/domain/price';

import { productsWords } from '../../../messages/index.ts';
import { Warning } from '../fields/warning.tsx';

type PriceWarningProps = {
  /** Whole taka, or as it is typed. */
  original: string | number;
  asking: string;
};

/** Says when two prices look like a slip of the finger; it holds nothing back (ruling S3.8). */
export function PriceWarning({ original, asking }: PriceWarningProps) {
  const { products: t } = productsWords.useMessages();
  const [bought, asked] = [parsePrice(String(original)), parsePrice(asking)];
  const isBoth = bought !== undefined && asked !== undefined;
  const slip = isBoth ? priceWarningOf(bought, asked) : null;
  return <Warning>{slip ? t.priceWarnings[slip] : undefined}</Warning>;
}
