import { accountRows } from './accounts.rows.ts';
import { administrationRows } from './administration.rows.ts';
import { buyingRows } from './buying.rows.ts';
import { catalogueRows } from './catalogue.rows.ts';
import { dealReviewRows } from './deal-reviews.rows.ts';
import { dealRows } from './deals.rows.ts';
import { draftRows } from './drafts.rows.ts';
import { formerBuyerRows } from './former-buyers.rows.ts';
import { liveRows } from './live.rows.ts';
import { mailRows } from './mails.rows.ts';
import type { Row } from './matrix.types.ts';
import { noticeRows } from './notices.rows.ts';
import { offerRows } from './offers.rows.ts';
import { otherModelRows } from './other-models.rows.ts';
import { paperRows } from './papers.rows.ts';
import { paymentRows } from './payments.rows.ts';
import { platformRows } from './platform.rows.ts';
import { profileRows } from './profile.rows.ts';
import { releasingRows } from './releasing.rows.ts';
import { searchRows } from './searches.rows.ts';
import { sellingRows } from './selling.rows.ts';
import { smokeWorkRows } from './smoke-work.rows.ts';
import { stolenNumberRows } from './stolen-numbers.rows.ts';
import { talkRows } from './talk.rows.ts';
import { teamAccountRows } from './team-accounts.rows.ts';
import { webhookRows } from './webhooks.rows.ts';

/**
 * The authorization matrix as data: who may make which call, and what comes back. Each call that the
 * server registers needs a row here, or the tests fail.
 */
export const matrix: readonly Row[] = [
  ...accountRows,
  ...catalogueRows,
  ...buyingRows,
  ...dealRows,
  ...paperRows,
  ...dealReviewRows,
  ...talkRows,
  ...offerRows,
  ...otherModelRows,
  ...paymentRows,
  ...sellingRows,
  ...draftRows,
  ...administrationRows,
  ...stolenNumberRows,
  ...webhookRows,
  ...profileRows,
  ...searchRows,
  ...mailRows,
  ...noticeRows,
  ...platformRows,
  ...releasingRows,
  ...smokeWorkRows,
  ...liveRows,
  ...formerBuyerRows,
  ...teamAccountRows,
];
