/** Why a buyer reports a bike; `other` when nothing was said (ruling S3.16). */
export const reportReasons = ['fraud', 'stolen', 'wrong_details', 'already_sold', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];
export const reportReasonLabels: Record<ReportReason, string> = {
  fraud: 'It looks like a fraud',
  stolen: 'The bike may be stolen',
  wrong_details: 'The details or pictures are wrong',
  already_sold: 'It is already sold',
  other: 'Something else',
};
