import type { FastifyInstance } from 'fastify';

import type { IdentityPort } from './adapters/identity/port.ts';
import type { ImagesPort } from './adapters/images/port.ts';
import type { Config } from './config/config.ts';
import { accountClosureRoutes } from './modules/account-closure/account-closure.routes.ts';
import { ownDeletionRoutes } from './modules/account-closure/own-deletion.routes.ts';
import { accountRoutes } from './modules/accounts/accounts.routes.ts';
import { roleCheckRoutes } from './modules/accounts/role-checks.routes.ts';
import { rememberedCounts } from './modules/accounts/user-counts.ts';
import { userRoutes } from './modules/accounts/users.routes.ts';
import { auditRoutes } from './modules/audit/audit.routes.ts';
import { bikePageRoutes } from './modules/bike-page/bike-page.routes.ts';
import { bikeStatisticsRoutes } from './modules/bike-statistics/bike-statistics.routes.ts';
import { bookingRoutes } from './modules/bookings/bookings.routes.ts';
import { catalogueRoutes } from './modules/catalogue/catalogue.routes.ts';
import { dealReviewRoutes } from './modules/deal-reviews/deal-reviews.routes.ts';
import { dealRoutes } from './modules/deals/deals.routes.ts';
import { type HandOverCodes } from './modules/deals/hand-over-code.ts';
import { landingRoutes } from './modules/landing/landing.routes.ts';
import { choiceRoutes } from './modules/mails/choices.routes.ts';
import { offRoutes } from './modules/mails/off.routes.ts';
import { troubledMailRoutes } from './modules/mails/troubled.routes.ts';
import { type UnsubscribeTokens } from './modules/mails/unsubscribe-token.ts';
import { moderationRoutes } from './modules/moderation/moderation.routes.ts';
import { noticeRoutes } from './modules/notices/notices.routes.ts';
import { offerRoutes } from './modules/offers/offers.routes.ts';
import { otherModelRoutes } from './modules/other-models/other-models.routes.ts';
import type { PaidBookingServices } from './modules/paid-bookings/end-booking.ts';
import { paidBookingRoutes } from './modules/paid-bookings/paid-bookings.routes.ts';
import { paperRoutes } from './modules/papers/papers.routes.ts';
import { paymentRoutes } from './modules/payments/payments.routes.ts';
import { webhookRoutes } from './modules/payments/webhook.routes.ts';
import { priceSenseRoutes } from './modules/price-sense/price-sense.routes.ts';
import { profilePhotoRoutes } from './modules/profile/profile-photo.routes.ts';
import { profileRoutes } from './modules/profile/profile.routes.ts';
import { reportRoutes } from './modules/reports/reports.routes.ts';
import { reviewRoutes } from './modules/review/review.routes.ts';
import { roleChangeRoutes } from './modules/role-change/role-change.routes.ts';
import { savedSearchRoutes } from './modules/saved-searches/saved-searches.routes.ts';
import { postgresSearch } from './modules/search/postgres/engine.ts';
import { searchRoutes } from './modules/search/search.routes.ts';
import { seenBikeRoutes } from './modules/seen-bikes/seen-bikes.routes.ts';
import { advertRoutes } from './modules/selling/adverts.routes.ts';
import { draftRoutes } from './modules/selling/drafts.routes.ts';
import { sellingRoutes } from './modules/selling/selling.routes.ts';
import type { Selling } from './modules/selling/selling.service.ts';
import { stolenNumberRoutes } from './modules/stolen-numbers/stolen-numbers.routes.ts';
import { streamRoutes } from './modules/stream/stream.routes.ts';
import { reportedTalkRoutes } from './modules/talk/reported.routes.ts';
import { talkRoutes } from './modules/talk/talk.routes.ts';
import { createPhotoIntake } from './modules/uploads/take-photo.ts';
import { uploadRoutes } from './modules/uploads/uploads.routes.ts';
import { wishlistRoutes } from './modules/wishlist/wishlist.routes.ts';
import type { SharedStore } from './shared-store/shared-store.ts';

type ApiOptions = {
  identity: IdentityPort;
  config: Config;
  services: PaidBookingServices;
  codes: HandOverCodes;
  unsubscribing: UnsubscribeTokens;
  selling: { host: ImagesPort; secret: string } & Pick<Selling, 'review' | 'bookingFee'>;
  store: SharedStore | undefined;
};

/** The product's calls. */
export async function apiRoutes(
  api: FastifyInstance,
  { identity, config, services, codes, unsubscribing, selling, store }: ApiOptions,
): Promise<void> {
  api.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', 'no-store');
    done();
  });
  const { pseudonyms: names, withdrawPayments: withdraw, payments, db } = services;
  const supportEmail = config.support.email;
  const intake = createPhotoIntake({ db, host: selling.host, store });
  await api.register(accountRoutes, {
    supportEmail,
    pseudonyms: names,
    identity: services.identity,
  });
  const counts = rememberedCounts(db);
  await api.register(roleCheckRoutes);
  await api.register(userRoutes, { counts });
  await api.register(accountClosureRoutes, { services, counts });
  await api.register(moderationRoutes, { services });
  await api.register(reviewRoutes);
  await api.register(noticeRoutes);
  await api.register(choiceRoutes);
  await api.register(offRoutes, { tokens: unsubscribing });
  await api.register(troubledMailRoutes);
  await api.register(streamRoutes);
  await api.register(offerRoutes);
  await api.register(otherModelRoutes);
  await api.register(paidBookingRoutes, { services });
  await api.register(auditRoutes);
  await api.register(profileRoutes, { identity: services.identity });
  await api.register(roleChangeRoutes);
  await api.register(ownDeletionRoutes, { identity });
  await api.register(profilePhotoRoutes, { intake });
  await api.register(catalogueRoutes);
  const engine = postgresSearch(db, db.measureTurn);
  await api.register(bikePageRoutes, { host: selling.host, engine });
  await api.register(bikeStatisticsRoutes);
  await api.register(searchRoutes, { engine });
  await api.register(landingRoutes, { engine });
  await api.register(bookingRoutes, {
    withdrawPayments: withdraw,
    bookingFee: config.bookingFee,
  });
  await api.register(dealRoutes, { services, codes, intake });
  await api.register(paperRoutes);
  await api.register(dealReviewRoutes);
  await api.register(talkRoutes);
  await api.register(reportedTalkRoutes);
  await api.register(wishlistRoutes);
  await api.register(savedSearchRoutes);
  await api.register(seenBikeRoutes);
  await api.register(reportRoutes, { services });
  await api.register(paymentRoutes, { payments, publicOrigin: config.publicOrigin });
  await api.register(webhookRoutes, { payments });
  await api.register(sellingRoutes, selling);
  await api.register(draftRoutes, selling);
  await api.register(stolenNumberRoutes, selling);
  await api.register(priceSenseRoutes);
  await api.register(advertRoutes);
  await api.register(uploadRoutes, { intake });
}
