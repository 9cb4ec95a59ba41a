import { formats } from '@motohaat/domain/formats';
import { longFormats } from '@motohaat/domain/long-formats';
import type { ReceiptKind } from '@motohaat/domain/receipt';
import { useLanguage } from '@motohaat/platform';
import { Link } from 'react-router-dom';

import { useDealMessages } from '../messages/deal/index.ts';

import styles from './deal-papers.module.css';
import parts from './deal.module.css';

type DealPapersProps = {
  receipts: readonly { number: string; kind: ReceiptKind; amount: number; at: string }[];
  /** The page of the sheets for a transfer; missing where there are none. */
  transferAddress: string | undefined;
  /** The page of a receipt. */
  addressOf: (number: string) => string;
};

/** What there is to print of a booking; nothing before it is paid. */
export function DealPapers({ receipts, transferAddress, addressOf }: DealPapersProps) {
  const { papers: t } = useDealMessages();
  const language = useLanguage();
  const { taka } = formats(language);
  const { day } = longFormats(language);
  if (receipts.length === 0 && transferAddress === undefined) return null;
  return (
    <section className={parts.part}>
      <h2 className={parts.heading}>{t.title}</h2>
      <ul className={styles.list}>
        {receipts.map(({ number, kind, amount, at }) => (
          <li key={number} className={styles.paper}>
            <Link to={addressOf(number)}>{t.receipts[kind](taka(amount))}</Link>
            <p className={styles.quiet}>
              {day(new Date(at))} · <span className={styles.number}>{number}</span>
            </p>
          </li>
        ))}
        {transferAddress !== undefined && (
          <li className={styles.paper}>
            <Link to={transferAddress}>{t.transfer}</Link>
            <p className={styles.quiet}>{t.transferHelp}</p>
          </li>
        )}
      </ul>
    </section>
  );
}
