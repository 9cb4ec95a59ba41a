import type { DealStep, StepState } from '@motohaat/domain/deal';
import { longFormats } from '@motohaat/domain/long-formats';
import { useLanguage } from '@motohaat/platform';

import { classNames } from '../class-names.ts';
import { CheckIcon } from '../icons.tsx';
import { useDealStepsMessages } from '../messages/deal/steps/index.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';

import styles from './deal-steps.module.css';

type DealStepsProps = {
  steps: readonly { step: DealStep; state: StepState; at: string | null }[];
  /** Whether a booking fee is paid online, and not the price. */
  hasFee?: boolean;
};

/** The five steps of a booking: a line on a wide page, a column on a phone. */
export function DealSteps({ steps, hasFee = false }: DealStepsProps) {
  const { steps: t } = useDealStepsMessages();
  const { day } = longFormats(useLanguage());
  return (
    <ol className={styles.steps} aria-label={t.title}>
      {steps.map(({ step, state, at }) => (
        <li
          key={step}
          className={classNames(styles.step, styles[state])}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <span className={styles.mark} aria-hidden="true">
            {state === 'done' && <CheckIcon />}
          </span>
          <span className={styles.name}>
            {hasFee && step === 'paid' ? t.feePaid : t.names[step]}
            <VisuallyHidden>, {t.states[state]}</VisuallyHidden>
          </span>
          {at && (
            <time className={styles.day} dateTime={at}>
              {day(new Date(at))}
            </time>
          )}
        </li>
      ))}
    </ol>
  );
}
