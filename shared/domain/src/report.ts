/** Why a buyer reports a bike; `other` when nothing was said (ruling S3.16). */
export const reportReasons = ['fraud', 'stolen', 'wrong_details', 'already_sold', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** The states of a report, machine M4. */
export const reportStatuses = ['open', 'triaged', 'upheld', 'dismissed', 'withdrawn'] as const;
export type ReportStatus = (typeof reportStatuses)[number];

/** A listing hides itself when open reports weigh this much and come from so many accounts (M4). */
export const hidingWeight = 3;
export const hidingAccounts = 3;

/** Bikes of a seller that were removed upon reports, after which the seller is suspended (M4). */
export const maximumStrikes = 3;
