import { Button } from '@motohaat/ui/button';
import { Failure } from '@motohaat/ui/failure';
import type { ReactNode } from 'react';

import { useRestMessages } from '../../../messages/listing/rest/index.ts';
import { useListing } from '../listing-store.ts';
import { firstMistake } from '../mistakes.ts';

import styles from '../form.module.css';

type SendFootProps = {
  /** What sending does. */
  label: string;
  failure: string | undefined;
  isSending: boolean;
  /** What else can be done. */
  children: ReactNode;
};

/** The foot of a form: what holds it back, and what can be done with it. */
export function SendFoot({ label, failure, isSending, children }: SendFootProps) {
  const { form: t } = useRestMessages();
  const mistakes = useListing(({ errors }) => Object.keys(errors).length);
  return (
    <div className={styles.foot}>
      <Failure message={failure} />
      {mistakes > 0 && (
        <p className={styles.mistakes}>
          <span>{t.mistakes(mistakes)}</span>
          <Button
            variant="quiet"
            onClick={({ currentTarget }) => firstMistake(currentTarget.form)?.focus()}
          >
            {t.toFirstMistake}
          </Button>
        </p>
      )}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" busy={isSending}>
          {label}
        </Button>
        {children}
      </div>
    </div>
  );
}
