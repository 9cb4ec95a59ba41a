import { CheckIcon } from '@motohaat/ui/icons';

import { useMessages } from '../../messages/index.ts';
import { Section } from '../../ui/section.tsx';

import styles from './papers-checklist.module.css';

/** What to look at before money changes hands, in Bangladesh. */
export function PapersChecklist() {
  const { papers: t } = useMessages();
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
