import { createSpellers } from '@motohaat/catalogue/spelling';
import { expect, test } from 'vitest';

import { shownIn } from '../../http/shown.ts';
import type { ReportView } from './report-list.ts';
import { presentReport } from './reports.presenter.ts';

const now = new Date(Date.UTC(2026, 4, 1, 6));
const row = {
  name: 'Hero Hunk',
  location: 'Dhaka',
  seller_name: 'Karim',
  images: [],
  created_at: now,
  closed_at: null,
} as Partial<ReportView> as ReportView;
const shown = shownIn('en', createSpellers().en);

test.each<[Partial<ReportView>, isRestorable: boolean]>([
  [{ product_status: 'hidden', taken_off_by: 'reports', seller_status: 'active' }, true],
  [{ product_status: 'archived', taken_off_by: 'admin', seller_status: 'suspended' }, true],
  [{ product_status: 'archived', taken_off_by: 'admin', seller_status: 'deleted' }, false],
  [{ product_status: 'archived', taken_off_by: null, seller_status: 'active' }, false],
  [{ product_status: 'active', taken_off_by: null, seller_status: 'active' }, false],
])('a reported bike that is %j can be restored: %s', (state, isRestorable) => {
  expect(presentReport({ ...row, ...state }, shown).restorable).toBe(isRestorable);
});
