import { keyOf } from '@motohaat/api/query-keys';
import * as calls from '@motohaat/contract/calls';
import { readNumber } from '@motohaat/contract/facts-form';
import { earliestYear, maximumKm } from '@motohaat/domain/bike-facts';
import { parsePrice } from '@motohaat/domain/parse-price';
import { maximumPrice } from '@motohaat/domain/price';
import { useApi } from '@motohaat/platform';
import { Price } from '@motohaat/ui/price';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { useRestMessages } from '../../../messages/listing/rest/index.ts';
import { Warning } from '../fields/warning.tsx';
import { useListing } from '../listing-store.ts';
import { useSettled } from './use-settled.ts';

import styles from '../fields/fields.module.css';

/** Where the asking price stands among those of bikes like it, once model and price are there. */
export function PriceSense() {
  const { priceSense: t } = useRestMessages();
  const api = useApi();
  const texts = useListing((state) => state.texts);
  const { model = '', otherModel = '', year = '', km = '', resaleprice = '' } = texts;
  const asked = {
    model,
    ...within('year', readNumber('year', year), earliestYear, 9_999),
    ...within('km', readNumber('km', km), 0, maximumKm),
    price: String(parsePrice(resaleprice) ?? ''),
  };
  const settled = JSON.parse(useSettled(JSON.stringify(asked))) as typeof asked;
  const hasPrice = settled.price !== '' && Number(settled.price) <= maximumPrice;
  const isAsked = settled.model !== '' && hasPrice;
  const { data } = useQuery({
    queryKey: keyOf('products', 'price-sense', settled),
    queryFn: ({ signal }) => api.call(calls.catalogue.priceSense, { query: settled, signal }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  // Bikes are told alike by their models in the catalogue: of another there are none to ask for.
  const isOther = settled.model === '' && otherModel.trim() !== '';
  if (isOther && hasPrice) return <p className={styles.sense}>{t.unknown}</p>;
  if (!isAsked || !data) return null;
  const { priceSense } = data;
  if (!priceSense) return <p className={styles.sense}>{t.unknown}</p>;
  const { level, from, to, bikes, suspicious } = priceSense;
  return (
    <div className={styles.group}>
      <output className={styles.sense}>
        <strong>{t.levels[level]}</strong>{' '}
        {t.figures(<Price taka={from} />, <Price taka={to} />, bikes)}
      </output>
      <Warning>{suspicious && t.suspicious}</Warning>
    </div>
  );
}

function within<const Name extends string>(
  name: Name,
  value: number | undefined,
  least: number,
  most: number,
): Partial<Record<Name, string>> {
  const is = value !== undefined && value >= least && value <= most;
  return (is ? { [name]: String(value) } : {}) as Partial<Record<Name, string>>;
}
