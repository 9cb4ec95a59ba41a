import type { AuditCheck as Checked } from '@motohaat/contract/administration';
import { Button } from '@motohaat/ui/button';
import { Failure } from '@motohaat/ui/failure';
import { ProgressBar } from '@motohaat/ui/progress-bar';

import { type AuditCheckState, useAuditCheck } from './use-audit-check.ts';

import styles from './audit-check.module.css';

/** Checks that the whole log is as it was written, also what no page shows at the moment. */
export function AuditCheck() {
  const { state, run } = useAuditCheck();
  return (
    <div className={styles.check}>
      <Button busy={state.status === 'running'} onClick={() => void run()}>
        Check the whole log
      </Button>
      <Progress state={state} />
      <output>{state.status === 'done' && !state.damage && wholeSentence(state.checked)}</output>
      <Failure message={wrong(state)} />
    </div>
  );
}

function Progress({ state }: { state: AuditCheckState }) {
  if (state.status !== 'running' || !state.last) return null;
  const { checked, last } = state;
  return (
    <div className={styles.progress}>
      <p>
        {inWords(checked)} of {inWords(last)} records
      </p>
      <ProgressBar label="Checking the log" part={checked / last} />
    </div>
  );
}

const inWords = (count: number) => count.toLocaleString('en-IN');

function wholeSentence(checked: number): string {
  if (checked === 0) return 'There is nothing in the log yet.';
  if (checked === 1) return 'The one record is as it was written.';
  return `All ${inWords(checked)} records are there, and as they were written.`;
}

function wrong(state: AuditCheckState): string | undefined {
  if (state.status === 'failed') return state.message;
  return state.status === 'done' && state.damage ? damageSentence(state.damage) : undefined;
}

function damageSentence({ number, kind }: NonNullable<Checked['fault']>): string {
  const what = kind === 'missing' ? 'is missing' : 'was altered';
  return `Record No. ${inWords(number)} ${what}. Somebody had a hand in the database: keep a copy of it, and look into who.`;
}
