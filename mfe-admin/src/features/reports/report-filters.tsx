import { reportReasons, type ReportReason } from '@motohaat/domain/report';
import { Button } from '@motohaat/ui/button';
import { Field } from '@motohaat/ui/field';
import { Select } from '@motohaat/ui/text-input';

import { useMessages } from '../../messages/index.ts';
import { ListControls } from '../../ui/list-controls.tsx';
import type { ListState } from '../../ui/list-state.ts';

import styles from './report-filters.module.css';

export const reportStates = ['open', 'closed'] as const;
type ReportState = (typeof reportStates)[number];

type ReportFiltersProps = {
  list: ListState;
  state: ReportState;
  reason: ReportReason | undefined;
  /** Only the reports on this bike are shown. */
  productId: string | undefined;
};

export function ReportFilters({ list, state, reason, productId }: ReportFiltersProps) {
  const { reports, common } = useMessages();
  const t = reports.filters;
  return (
    <ListControls>
      <Field label={t.state}>
        <Select
          value={state}
          onChange={({ target }) =>
            list.set({ state: target.value === 'closed' ? 'closed' : undefined })
          }
        >
          {reportStates.map((one) => (
            <option key={one} value={one}>
              {t.states[one]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t.reason}>
        <Select value={reason ?? ''} onChange={({ target }) => list.set({ reason: target.value })}>
          <option value="">{common.all}</option>
          {reportReasons.map((one) => (
            <option key={one} value={one}>
              {reports.reasons[one]}
            </option>
          ))}
        </Select>
      </Field>
      {productId && (
        <div className={styles.onlyBike}>
          <p>{t.onlyBike}</p>
          <Button variant="quiet" onClick={() => list.set({ productId: undefined })}>
            {t.allBikes}
          </Button>
        </div>
      )}
    </ListControls>
  );
}
