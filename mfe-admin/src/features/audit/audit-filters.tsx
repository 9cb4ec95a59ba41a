import { type AuditAction, auditActions } from '@motohaat/domain/audit';
import { Button } from '@motohaat/ui/button';
import { Field } from '@motohaat/ui/field';
import { Select } from '@motohaat/ui/text-input';

import { useMessages } from '../../messages/index.ts';
import { ListControls } from '../../ui/list-controls.tsx';
import type { ListState } from '../../ui/list-state.ts';

import styles from './audit-filters.module.css';

export const knownActions = auditActions;

type AuditFiltersProps = {
  list: ListState;
  action: AuditAction | undefined;
  actor: string | undefined;
  subject: string | undefined;
};

export function AuditFilters({ list, action, actor, subject }: AuditFiltersProps) {
  const { filters: t, actions } = useMessages().audit;
  return (
    <ListControls>
      <Field label={t.action}>
        <Select value={action ?? ''} onChange={({ target }) => list.set({ action: target.value })}>
          <option value="">{t.everything}</option>
          {knownActions.map((one) => (
            <option key={one} value={one}>
              {actions[one]}
            </option>
          ))}
        </Select>
      </Field>
      {actor && (
        <Only label={t.oneActor} onLeave={() => list.set({ actor: undefined })}>
          {t.allActors}
        </Only>
      )}
      {subject && (
        <Only label={t.oneSubject} onLeave={() => list.set({ subject: undefined })}>
          {t.allSubjects}
        </Only>
      )}
    </ListControls>
  );
}

type OnlyProps = { label: string; onLeave: () => void; children: string };

function Only({ label, onLeave, children }: OnlyProps) {
  return (
    <div className={styles.only}>
      <p>{label}</p>
      <Button onClick={onLeave}>{children}</Button>
    </div>
  );
}
