import type { ReportReason } from '@motohaat/domain/report';

/** What a person says is wrong with a bike. */
export const reasons: Readonly<Record<ReportReason, string>> = {
  fraud: 'It looks like a fraud',
  stolen: 'The bike may be stolen',
  wrong_details: 'The details or pictures are wrong',
  already_sold: 'It is already sold',
  other: 'Something else',
};
