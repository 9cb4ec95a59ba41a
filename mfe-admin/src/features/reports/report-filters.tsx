import { reportReasonLabels, reportReasons, type ReportReason } from '@motohaat/domain/report';
import { Button } from '@motohaat/ui/button';
import { Field } from '@motohaat/ui/field';
import { Select } from '@motohaat/ui/text-input';

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
  return (
    <ListControls>
      <Field label="Reports">
        <Select
          value={state}
          onChange={({ target }) =>
            list.set({ state: target.value === 'closed' ? 'closed' : undefined })
          }
        >
          <option value="open">Waiting for you</option>
          <option value="closed">Closed</option>
        </Select>
      </Field>
      <Field label="Reason">
        <Select value={reason ?? ''} onChange={({ target }) => list.set({ reason: target.value })}>
          <option value="">All</option>
          {reportReasons.map((one) => (
            <option key={one} value={one}>
              {reportReasonLabels[one]}
            </option>
          ))}
        </Select>
      </Field>
      {productId && (
        <div className={styles.onlyBike}>
          <p>Only one bike is shown.</p>
          <Button variant="quiet" onClick={() => list.set({ productId: undefined })}>
            Show all bikes
          </Button>
        </div>
      )}
    </ListControls>
  );
}
