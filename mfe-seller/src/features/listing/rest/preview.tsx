import type { FactFields } from '@motohaat/contract/facts-form';
import { hideContacts } from '@motohaat/domain/contacts';
import { parsePrice } from '@motohaat/domain/parse-price';
import { useLanguage } from '@motohaat/platform';
import { BikePicture } from '@motohaat/ui/bike-picture';
import { Price } from '@motohaat/ui/price';

import { useListingMessages } from '../../../messages/listing/index.ts';
import { useRestMessages } from '../../../messages/listing/rest/index.ts';
import { useChoices } from '../use-choices.ts';

import styles from './preview.module.css';

/** What a preview shows, as it is typed. */
export type Previewed = FactFields & {
  productName: string;
  location: string;
  condition: string;
  resaleprice: string;
  message: string;
};

type PreviewProps = {
  typed: Previewed;
  /** Address of the cover's picture. */
  cover: string | undefined;
};

/** About how a bike's page will look to who has not booked it, from what is typed so far. */
export function Preview({ typed, cover }: PreviewProps) {
  const { preview: t } = useRestMessages();
  const taka = parsePrice(typed.resaleprice);
  const facts = useFacts(typed).filter(([, said]) => Boolean(said));
  return (
    <article className={styles.preview}>
      <BikePicture src={cover} alt="" className={styles.cover} />
      <div>
        <h3 className={styles.name}>{hideContacts(typed.productName) || t.noName}</h3>
        <p className={styles.price}>{taka === undefined ? t.noPrice : <Price taka={taka} />}</p>
        <p className={styles.muted}>{hideContacts(typed.location) || t.noPlace}</p>
      </div>
      <dl className={styles.facts}>
        {facts.map(([label, said]) => (
          <div key={label} className={styles.fact}>
            <dt className={styles.muted}>{label}</dt>
            <dd>{said}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.text}>{hideContacts(typed.message) || t.noText}</p>
      <p className={styles.muted}>{t.note}</p>
    </article>
  );
}

/** What is stated, in words: a label and what is said, empty where nothing is. */
function useFacts(
  typed: FactFields & { condition: string },
): [label: string, said: string | undefined][] {
  const { facts: first } = useListingMessages();
  const { facts: t, form } = useRestMessages();
  const language = useLanguage();
  const choices = useChoices();
  const { papers } = typed;
  const zone = choices?.placeName({ district: typed.registrationZone, area: '' }, language);
  const registration = wordOf(t.registrations, typed.registration);
  const held = [zone, typed.registrationYear].filter(Boolean).join(', ');
  return [
    [first.model, choices?.bikeName({ ...typed, other: hideContacts(typed.otherModel) }, language)],
    [first.year, typed.year],
    [first.cc, typed.cc],
    [first.colour, wordOf(first.colours, typed.colour)],
    [t.km, typed.km],
    [t.owners, typed.owners],
    [form.condition, wordOf(form.conditions, typed.condition)],
    [t.registration, held ? `${registration} (${held})` : registration],
    [t.certificate, wordOf(t.certificates, papers.certificate)],
    [t.taxTokenUntil, papers.taxTokenUntil],
    ...(['digitalPlate', 'smartCard', 'insurance', 'sellerSigns'] as const).map(
      (paper): [string, string] => [t.papers[paper].label, wordOf(t.papers[paper], papers[paper])],
    ),
  ];
}

const wordOf = (words: Readonly<Record<string, string>>, value: string) => words[value] ?? '';
