import { CheckIcon } from '@motohaat/ui/icons';

import { Section } from '../../ui/section.tsx';
import { papers } from './papers.ts';

import styles from './papers-checklist.module.css';

export function PapersChecklist() {
  return (
    <Section title="Papers checklist" lead="Six things to check before you pay for a used bike.">
      <ul className={styles.list}>
        {papers.map(({ title, text }) => (
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
