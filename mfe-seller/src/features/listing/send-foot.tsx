import { Button } from '@motohaat/ui/button';
import { Failure } from '@motohaat/ui/failure';
import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';

import { useListingMessages } from '../../messages/listing/index.ts';
import { firstMistake, mistakesIn } from './mistakes.ts';

import styles from './form.module.css';

type SendFootProps = {
  /** What sending does. */
  label: string;
  failure: string | undefined;
  /** What else can be done. */
  children: ReactNode;
};

/** The foot of a form: what holds it back, and what can be done with it. */
export function SendFoot({ label, failure, children }: SendFootProps) {
  const { form: t } = useListingMessages();
  const { errors, isSubmitting } = useFormState();
  const mistakes = mistakesIn(errors);
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
        <Button type="submit" variant="primary" busy={isSubmitting}>
          {label}
        </Button>
        {children}
      </div>
    </div>
  );
}
