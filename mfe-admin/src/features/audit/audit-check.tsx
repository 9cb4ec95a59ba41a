import type { AuditCheck as Checked } from '@motohaat/contract/administration';
import { Button } from '@motohaat/ui/button';
import { Failure } from '@motohaat/ui/failure';
import { ProgressBar } from '@motohaat/ui/progress-bar';

import type { Messages } from '../../messages/audit/en.tsx';
import { useMessages } from '../../messages/index.ts';
import { type AuditCheckState, useAuditCheck } from './use-audit-check.ts';

import styles from './audit-check.module.css';

type Words = Messages['check'];

/** Checks that the whole log is as it was written, also what no page shows at the moment. */
export function AuditCheck() {
  const t = useMessages().audit.check;
  const { state, run } = useAuditCheck();
  return (
    <div className={styles.check}>
      <Button busy={state.status === 'running'} onClick={() => void run()}>
        {t.run}
      </Button>
      <Progress state={state} />
      <output>{state.status === 'done' && !state.damage && wholeSentence(state.checked, t)}</output>
      <Failure message={wrong(state, t)} />
    </div>
  );
}

function Progress({ state }: { state: AuditCheckState }) {
  const t = useMessages().audit.check;
  if (state.status !== 'running' || !state.last) return null;
  const { checked, last } = state;
  return (
    <div className={styles.progress}>
      <p>{t.progress(checked, last)}</p>
      <ProgressBar label={t.running} part={checked / last} />
    </div>
  );
}

function wholeSentence(checked: number, t: Words): string {
  return checked === 0 ? t.nothing : t.whole(checked);
}

function wrong(state: AuditCheckState, t: Words): string | undefined {
  if (state.status === 'failed') return state.message;
  return state.status === 'done' && state.damage ? damageSentence(state.damage, t) : undefined;
}

function damageSentence({ number, kind }: NonNullable<Checked['fault']>, t: Words): string {
  return t.faults[kind](number);
}
