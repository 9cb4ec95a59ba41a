import { Button } from '@motohaat/ui/button';

import { useListingMessages } from '../../messages/listing/index.ts';

import styles from './form.module.css';

/** Says that a form holds what was begun before, and offers to begin anew. */
export function Restored({ onStartAgain }: { onStartAgain: () => void }) {
  const { form: t } = useListingMessages();
  return (
    <output className={styles.restored}>
      <span>{t.restored}</span>
      <Button variant="quiet" onClick={onStartAgain}>
        {t.startAgain}
      </Button>
    </output>
  );
}
