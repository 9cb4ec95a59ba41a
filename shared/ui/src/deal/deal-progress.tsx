import type { DealStep, StepState } from '@motohaat/domain/deal';

import { classNames } from '../class-names.ts';
import { useDealStepsMessages } from '../messages/deal/steps/index.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';

import styles from './deal-progress.module.css';

type DealProgressProps = {
  steps: readonly { step: DealStep; state: StepState }[];
  /** Whether a booking fee is paid online, and not the price. */
  hasFee?: boolean;
};

/** The steps of a booking, small: as many bars as there are steps, the last one that is done, and the next. */
export function DealProgress({ steps, hasFee = false }: DealProgressProps) {
  const { steps: t } = useDealStepsMessages();
  const done = steps.findLast(({ state }) => state === 'done');
  const next = steps.find(({ state }) => state === 'now');
  const nameOf = (step: DealStep) => (hasFee && step === 'paid' ? t.feePaid : t.names[step]);
  const said = [done, next].flatMap((each) => (each ? nameOf(each.step) : []));
  return (
    <div className={styles.progress}>
      <ol className={styles.bars} aria-label={t.title}>
        {steps.map(({ step, state }) => (
          <li key={step} className={classNames(styles.bar, styles[state])}>
            <VisuallyHidden>
              {nameOf(step)}, {t.states[state]}
            </VisuallyHidden>
          </li>
        ))}
      </ol>
      <p className={styles.said} aria-hidden="true">
        {said.join(' → ')}
      </p>
    </div>
  );
}
