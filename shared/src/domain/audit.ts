/** What the audit log records, and how it is read. */
export const auditActions = {
  'admin.made': 'Made an admin',
  'user.suspended': 'Suspended an account',
  'user.reinstated': 'Reinstated an account',
  'user.deletion_started': 'Began to delete an account',
  'user.deletion_held': 'Held a deletion until money is settled',
  'user.deleted': 'Deleted an account',
  'report.dismissed': 'Closed a report',
  'report.upheld': 'Upheld a report',
  'listing.hidden': 'Hid a listing',
  'listing.removed': 'Removed a listing',
  'listing.restored': 'Restored a listing',
  'booking.held': 'Kept a paid booking of a removed bike',
  'payment.review': 'Found a payment that is not what was booked',
  'payment.refund_failed': 'Found a refund that failed',
} as const satisfies Record<string, string>;
export type AuditAction = keyof typeof auditActions;
