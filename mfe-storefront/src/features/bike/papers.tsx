import type { BikePage } from '@motohaat/contract/bike-facts';
import { type PaperName, papersOf } from '@motohaat/domain/papers-of';
import { dhakaDate } from '@motohaat/domain/time';
import { useNow } from '@motohaat/platform';
import { classNames } from '@motohaat/ui/class-names';
import { CheckIcon, CloseIcon } from '@motohaat/ui/icons';
import { VisuallyHidden } from '@motohaat/ui/visually-hidden';

import type { Messages } from '../../messages/bike/en.tsx';
import { useBikeMessages } from '../../messages/bike/index.ts';
import { BikePart } from './bike-part.tsx';

import styles from './papers.module.css';

type PapersList = BikePage['papersList'];

/** A bike's papers as a checklist, and in a sentence what is missing of them. */
export function Papers({ papers }: { papers: PapersList }) {
  const { papers: t } = useBikeMessages();
  const today = dhakaDate(new Date(useNow()));
  const list = papersOf(papers, today);
  return (
    <BikePart title={t.title}>
      <p className={styles.sum}>{sumOf(list, t)}</p>
      <ul className={styles.list}>
        {list.map(({ name, state }) => (
          <li key={name}>
            <span className={classNames(styles.mark, styles[state])}>
              {state === 'fine' && <CheckIcon />}
              {state === 'lacking' && <CloseIcon />}
            </span>
            <span className={styles.words}>
              {t.names[name]}
              <VisuallyHidden>: </VisuallyHidden>
              <span className={styles.value}>{valueOf(name, papers, today, t)}</span>
            </span>
          </li>
        ))}
      </ul>
    </BikePart>
  );
}

type Words = Messages['papers'];

function sumOf(list: ReturnType<typeof papersOf>, t: Words): string {
  if (list.every(({ state }) => state === 'open')) return t.unknown;
  const named = (wanted: string) =>
    list.filter(({ state, needed }) => needed && state === wanted).map(({ name }) => t.names[name]);
  const [lacking, open] = [named('lacking'), named('open')];
  if (lacking.length > 0) return t.missing(lacking);
  return open.length > 0 ? t.open(open) : t.complete;
}

function valueOf(name: PaperName, papers: PapersList, today: string, t: Words): string {
  if (name === 'certificate') {
    return papers.certificate === null ? t.states.open : t.holders[papers.certificate];
  }
  if (name === 'taxToken') {
    const { taxTokenUntil: until } = papers;
    if (until === null) return t.states.open;
    return until >= today ? t.paidUntil(until) : t.ranOut(until);
  }
  const value = papers[name];
  if (value === null) return t.states.open;
  return value ? t.yes : t.no;
}
