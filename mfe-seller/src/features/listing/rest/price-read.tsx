import { parsePrice } from '@motohaat/domain/parse-price';
import { Price } from '@motohaat/ui/price';

import { useRestMessages } from '../../../messages/listing/rest/index.ts';

/** How a price is read that somebody types; `otherwise` while it cannot be. */
export function PriceRead({ text, otherwise }: { text: string; otherwise: string }) {
  const { form: t } = useRestMessages();
  const taka = parsePrice(text);
  return taka === undefined ? otherwise : t.readAs(<Price taka={taka} />, taka);
}
