import type { ApiClient } from '@motohaat/api/client';
import * as calls from '@motohaat/contract/calls';
import type { ReportedItem } from '@motohaat/contract/wishlist';
import { bikeName } from '@motohaat/domain/shown';

import type { Messages } from '../../messages/reports/en.tsx';

type Words = Messages['actions'];

/** An action on a report, its bike or the bike's seller: what the dialog says, and what it does. */
export type ReportAction = {
  /** Its name, and the id of what it is about. */
  id: string;
  /** In the row's menu. */
  label: string;
  title: string;
  consequence: string;
  /** The button. */
  confirmLabel: string;
  isDanger?: boolean;
  /** Whether a reason must be given; the person whom it concerns reads it then. */
  needsReason?: boolean;
  /** @returns the sentence for success */
  run: (api: ApiClient, reason: string) => Promise<string>;
};

/** What an admin can do about a report, in the state in which it and its bike are. */
export function actionsOn(reported: ReportedItem, t: Words): ReportAction[] {
  const report = { ...reported, productName: bikeName(reported) };
  const isOpen = report.status === 'open' || report.status === 'triaged';
  const isRemovable = ['active', 'reserved', 'hidden'].includes(report.productStatus);
  return [
    ...(isOpen ? [closeReport(report, t.close)] : []),
    ...(isOpen && report.count > 1 ? [dismissAll(report, t.dismissAll)] : []),
    ...(report.status === 'dismissed' ? [reopenReport(report, t.reopen)] : []),
    ...(report.restorable ? [restoreListing(report, t.restore)] : []),
    ...(isRemovable ? [removeListing(report, t.remove)] : []),
    ...(report.sellerStatus === 'active' ? [suspendSeller(report, t.suspend)] : []),
    ...(report.sellerStatus === 'suspended' ? [reinstateSeller(report, t.reinstate)] : []),
  ];
}

const closeReport = ({ _id, productName }: ReportedItem, t: Words['close']): ReportAction => ({
  id: `close-report.${_id}`,
  label: t.label,
  title: t.title(productName),
  consequence: t.consequence,
  confirmLabel: t.confirm,
  run: async (api, reason) => {
    await api.call(calls.reports.dismiss, { params: { id: _id }, body: { reason } });
    return t.done;
  },
});

const reopenReport = ({ _id, productName }: ReportedItem, t: Words['reopen']): ReportAction => ({
  id: `reopen-report.${_id}`,
  label: t.label,
  title: t.title(productName),
  consequence: t.consequence,
  confirmLabel: t.confirm,
  run: async (api, reason) => {
    await api.call(calls.reports.reopen, { params: { id: _id }, body: { reason } });
    return t.done;
  },
});

const dismissAll = (
  { productId, productName, count }: ReportedItem,
  t: Words['dismissAll'],
): ReportAction => ({
  id: `dismiss-all.${productId}`,
  label: t.label(count),
  title: t.title(productName),
  consequence: t.consequence(count),
  confirmLabel: t.confirm,
  run: async (api, reason) => {
    const { deletedCount } = await api.call(calls.reports.dismissAll, {
      params: { productId },
      body: { reason },
    });
    return t.done(deletedCount);
  },
});

const removeListing = (
  { productId, productName }: ReportedItem,
  t: Words['remove'],
): ReportAction => ({
  id: `remove-listing.${productId}`,
  label: t.label,
  title: t.title(productName),
  consequence: t.consequence,
  confirmLabel: t.confirm,
  isDanger: true,
  needsReason: true,
  run: async (api, reason) => {
    const { message, suspendedSeller } = await api.call(calls.products.takeDown, {
      params: { id: productId },
      body: { reason },
    });
    const done = message ?? t.done(productName);
    return suspendedSeller ? `${done} ${t.lastStrike}` : done;
  },
});

const restoreListing = (
  { productId, productName }: ReportedItem,
  t: Words['restore'],
): ReportAction => ({
  id: `restore-listing.${productId}`,
  label: t.label,
  title: t.title(productName),
  consequence: t.consequence,
  confirmLabel: t.confirm,
  run: async (api, reason) => {
    await api.call(calls.products.restore, { params: { id: productId }, body: { reason } });
    return t.done(productName);
  },
});

const suspendSeller = (
  { sellerId, sellerName }: ReportedItem,
  t: Words['suspend'],
): ReportAction => ({
  id: `suspend.${sellerId}`,
  label: t.label,
  title: t.title(sellerName),
  consequence: t.consequence,
  confirmLabel: t.confirm,
  isDanger: true,
  needsReason: true,
  run: async (api, reason) => {
    await api.call(calls.users.suspend, { params: { id: sellerId }, body: { reason } });
    return t.done(sellerName);
  },
});

const reinstateSeller = (
  { sellerId, sellerName }: ReportedItem,
  t: Words['reinstate'],
): ReportAction => ({
  id: `reinstate.${sellerId}`,
  label: t.label,
  title: t.title(sellerName),
  consequence: t.consequence,
  confirmLabel: t.confirm,
  run: async (api, reason) => {
    await api.call(calls.users.reinstate, { params: { id: sellerId }, body: { reason } });
    return t.done(sellerName);
  },
});
