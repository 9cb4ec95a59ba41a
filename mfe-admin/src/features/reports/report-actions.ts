import type { ApiClient } from '@motohaat/api/client';
import * as calls from '@motohaat/contract/calls';
import type { ReportedItem } from '@motohaat/contract/wishlist';

/** An action on a report, its bike or the bike's seller: what the dialog says, and what it does. */
export type ReportAction = {
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
export function actionsOn(report: ReportedItem): ReportAction[] {
  const isOpen = report.status === 'open' || report.status === 'triaged';
  const isRemovable = ['active', 'reserved', 'hidden'].includes(report.productStatus);
  return [
    ...(isOpen ? [closeReport(report), ...(report.count > 1 ? [dismissAll(report)] : [])] : []),
    ...(report.status === 'dismissed' ? [reopenReport(report)] : []),
    ...(report.restorable ? [restoreListing(report)] : []),
    ...(isRemovable ? [removeListing(report)] : []),
    ...(report.sellerStatus === 'active' ? [suspendSeller(report)] : []),
    ...(report.sellerStatus === 'suspended' ? [reinstateSeller(report)] : []),
  ];
}

const closeReport = ({ _id, productName }: ReportedItem): ReportAction => ({
  label: 'Close this report',
  title: `Close the report on ${productName}?`,
  consequence:
    'The bike stays as it is, and the buyer reads that you looked into it. You can open the report again later, under Closed.',
  confirmLabel: 'Close report',
  run: async (api, reason) => {
    await api.call(calls.reports.dismiss, { params: { id: _id }, body: { reason } });
    return 'Deleted successfully';
  },
});

const reopenReport = ({ _id, productName }: ReportedItem): ReportAction => ({
  label: 'Open this report again',
  title: `Open the report on ${productName} again?`,
  consequence:
    'It waits for you as before, and the buyer reads that you are looking into it. With two others it can hide the bike.',
  confirmLabel: 'Open report',
  run: async (api, reason) => {
    await api.call(calls.reports.reopen, { params: { id: _id }, body: { reason } });
    return 'The report is open again.';
  },
});

const dismissAll = ({ productId, productName, count }: ReportedItem): ReportAction => ({
  label: `Dismiss all ${count} reports`,
  title: `Dismiss all reports on ${productName}?`,
  consequence: `All ${count} open reports are closed. If they had hidden the bike, it is back on the market.`,
  confirmLabel: 'Dismiss all',
  run: async (api, reason) => {
    const { deletedCount } = await api.call(calls.reports.dismissAll, {
      params: { productId },
      body: { reason },
    });
    return deletedCount === 1 ? '1 report is closed.' : `${deletedCount} reports are closed.`;
  },
});

const removeListing = ({ productId, productName }: ReportedItem): ReportAction => ({
  label: 'Remove the listing',
  title: `Remove ${productName}?`,
  consequence:
    'The bike leaves the market, its reports count as right, and an unpaid booking is cancelled. Three removed bikes suspend a seller. You can restore it later.',
  confirmLabel: 'Remove listing',
  isDanger: true,
  needsReason: true,
  run: async (api, reason) => {
    const done = await api.call(calls.products.takeDown, {
      params: { id: productId },
      body: { reason },
    });
    const strike = done.suspendedSeller ? ' This was the seller’s third: they are suspended.' : '';
    return (done.message ?? `${productName} is removed.`) + strike;
  },
});

const restoreListing = ({ productId, productName }: ReportedItem): ReportAction => ({
  label: 'Restore the listing',
  title: `Restore ${productName}?`,
  consequence: 'The bike is back on the market, and its reports count as dismissed.',
  confirmLabel: 'Restore listing',
  run: async (api, reason) => {
    await api.call(calls.products.restore, { params: { id: productId }, body: { reason } });
    return `${productName} is restored.`;
  },
});

const suspendSeller = ({ sellerId, sellerName }: ReportedItem): ReportAction => ({
  label: 'Suspend the seller',
  title: `Suspend ${sellerName || 'the seller'}?`,
  consequence:
    'All sessions end at once, the seller’s bikes leave the market, and unpaid bookings are cancelled. You can reinstate the seller later.',
  confirmLabel: 'Suspend seller',
  isDanger: true,
  needsReason: true,
  run: async (api, reason) => {
    await api.call(calls.users.suspend, { params: { id: sellerId }, body: { reason } });
    return `${sellerName || 'The seller'} is suspended.`;
  },
});

const reinstateSeller = ({ sellerId, sellerName }: ReportedItem): ReportAction => ({
  label: 'Reinstate the seller',
  title: `Reinstate ${sellerName || 'the seller'}?`,
  consequence: 'The seller can sign in again, and their bikes are back on the market.',
  confirmLabel: 'Reinstate seller',
  run: async (api, reason) => {
    await api.call(calls.users.reinstate, { params: { id: sellerId }, body: { reason } });
    return `${sellerName || 'The seller'} can sign in again.`;
  },
});
