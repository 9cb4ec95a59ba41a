import { Button } from '@motohaat/ui/button';
import { useTalkMessages } from '@motohaat/ui/messages/talk';

import styles from './talk.module.css';

/** What nearly everybody asks first, each with one press. */
export function QuickQuestions({ onAsk }: { onAsk: (text: string) => void }) {
  const { questions: t } = useTalkMessages();
  return (
    <fieldset className={styles.questions}>
      <legend className={styles.legend}>{t.title}</legend>
      {t.list.map((question) => (
        <Button key={question} onClick={() => onAsk(question)}>
          {question}
        </Button>
      ))}
    </fieldset>
  );
}
