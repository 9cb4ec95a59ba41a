import { CheckIcon } from '@motohaat/ui/icons';

import { useLowerMessages } from '../../messages/lower/index.ts';
import { Section } from '../../ui/section.tsx';

import styles from './papers-checklist.module.css';

/** What to look at before money changes hands, in Bangladesh. */
export default function PapersChecklist() {
  const { papers: t } = useLowerMessages();
  return (
    <Section title={t.title} lead={t.lead}>
      <ul className={styles.list}>
        {t.list.map(({ title, text }) => (
          <li key={title} className={styles.item}>
            <span className={styles.mark}>
              <CheckIcon />
            </span>
            <div>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
