/** What the audit log records, and how it is read. */
export const auditActions = {
  'admin.made': 'Made an admin',
  'user.suspended': 'Suspended an account',
  'user.reinstated': 'Reinstated an account',
  'user.deletion_started': 'Deleted an account',
  'user.deletion_held': 'Held a deletion until money is settled',
  'user.deleted': 'Erased the data of a deleted account',
  'user.leaving': 'Asked for the own account to be deleted',
  'user.staying': 'Kept the own account after all',
  'report.dismissed': 'Closed a report',
  'report.reopened': 'Opened a report again',
  'reports.dismissed': 'Closed all reports on a bike',
  'listing.hidden': 'Hid a listing',
  'listing.removed': 'Removed a listing',
  'listing.restored': 'Restored a listing',
  'booking.completed': 'Completed a paid booking',
  'booking.refund_started': 'Returned the money of a paid booking',
  'payment.review': 'Found a payment that is not what was booked',
  'payment.refund_failed': 'Found a refund that failed',
} as const satisfies Record<string, string>;
export type AuditAction = keyof typeof auditActions;
