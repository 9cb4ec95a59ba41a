import type {
  AccountDeletionsTable,
  BansTable,
  RevokedTokensTable,
  UsersTable,
} from './schema/accounts.ts';
import type {
  BookingEventsTable,
  BookingsTable,
  DisputePhotosTable,
  ReportsTable,
  WishlistItemsTable,
} from './schema/bookings.ts';
import type {
  AdvertsTable,
  CategoriesTable,
  PriceHistoryTable,
  ProductsTable,
} from './schema/catalogue.ts';
import type { DealReviewReportsTable, DealReviewsTable } from './schema/deal-reviews.ts';
import type { HintsTable } from './schema/hints.ts';
import type {
  BikeViewsTable,
  LandingPagesTable,
  ListingDraftsTable,
  ModelsLeftTable,
  PriceBandsTable,
  ReviewCasesTable,
  StampedNumbersTable,
  StolenNumbersTable,
} from './schema/market.ts';
import type { SchemaMigrationGuardTable, SchemaMigrationsTable } from './schema/migrations.ts';
import type { NoticesTable } from './schema/notices.ts';
import type { OffersTable } from './schema/offers.ts';
import type {
  AuditLogTable,
  ChannelsTable,
  IdempotencyKeysTable,
  JobLeasesTable,
  NoticeRefusalsTable,
  OutboxTable,
} from './schema/operations.ts';
import type {
  AddedBrandsTable,
  AddedModelsTable,
  CatalogueVersionTable,
  ModelDecisionBikesTable,
  ModelDecisionsTable,
} from './schema/other-models.ts';
import type { BkashPaymentsTable, PaymentEventsTable, PaymentsTable } from './schema/payments.ts';
import type {
  CallShapesTable,
  CanaryFindingsTable,
  CanaryLooksTable,
  DrawFailuresTable,
  FaultsTable,
  FaultViewsTable,
  MeasurementsTable,
  OverridesTable,
  PublicChangesTable,
  PreviewReleasesTable,
  PreviewsTable,
  PurgedReleasesTable,
  ReleaseContentFormsTable,
  ReleaseContentPartsTable,
  ReleaseContentsTable,
  ReleaseFilesTable,
  ReleasesTable,
  RevisionsTable,
  TeamMembersTable,
  TeamTokensTable,
  WebhookDeliveriesTable,
  WebhooksTable,
} from './schema/platform.ts';
import type { AnnouncedBikesTable, BikeSearchTable } from './schema/search.ts';
import type { SavedSearchesTable, SeenBikesTable } from './schema/searches.ts';
import type {
  SmokeMachinesTable,
  SmokeOrdersTable,
  SmokePicturesTable,
  SmokeTestsTable,
} from './schema/smoke.ts';
import type {
  BlocksTable,
  ConversationReportsTable,
  ConversationsTable,
  MessagesTable,
} from './schema/talk.ts';
import type { UploadsTable } from './schema/uploads.ts';

/** Every table, as `server/migrations` makes it. */
export interface Schema {
  users: UsersTable;
  call_shapes: CallShapesTable;
  faults: FaultsTable;
  fault_views: FaultViewsTable;
  revoked_tokens: RevokedTokensTable;
  account_deletions: AccountDeletionsTable;
  bans: BansTable;
  categories: CategoriesTable;
  products: ProductsTable;
  bike_search: BikeSearchTable;
  announced_bikes: AnnouncedBikesTable;
  price_history: PriceHistoryTable;
  adverts: AdvertsTable;
  price_bands: PriceBandsTable;
  models_left: ModelsLeftTable;
  bike_views: BikeViewsTable;
  listing_drafts: ListingDraftsTable;
  landing_pages: LandingPagesTable;
  review_cases: ReviewCasesTable;
  stamped_numbers: StampedNumbersTable;
  stolen_numbers: StolenNumbersTable;
  catalogue_version: CatalogueVersionTable;
  added_brands: AddedBrandsTable;
  added_models: AddedModelsTable;
  model_decisions: ModelDecisionsTable;
  model_decision_bikes: ModelDecisionBikesTable;
  bookings: BookingsTable;
  booking_events: BookingEventsTable;
  deal_reviews: DealReviewsTable;
  deal_review_reports: DealReviewReportsTable;
  dispute_photos: DisputePhotosTable;
  wishlist_items: WishlistItemsTable;
  reports: ReportsTable;
  saved_searches: SavedSearchesTable;
  notices: NoticesTable;
  hints: HintsTable;
  offers: OffersTable;
  seen_bikes: SeenBikesTable;
  conversations: ConversationsTable;
  messages: MessagesTable;
  blocks: BlocksTable;
  conversation_reports: ConversationReportsTable;
  payments: PaymentsTable;
  payment_events: PaymentEventsTable;
  bkash_payments: BkashPaymentsTable;
  uploads: UploadsTable;
  idempotency_keys: IdempotencyKeysTable;
  outbox: OutboxTable;
  channels: ChannelsTable;
  notice_refusals: NoticeRefusalsTable;
  job_leases: JobLeasesTable;
  audit_log: AuditLogTable;
  releases: ReleasesTable;
  revisions: RevisionsTable;
  team_tokens: TeamTokensTable;
  webhooks: WebhooksTable;
  webhook_deliveries: WebhookDeliveriesTable;
  team_members: TeamMembersTable;
  smoke_tests: SmokeTestsTable;
  smoke_orders: SmokeOrdersTable;
  smoke_machines: SmokeMachinesTable;
  smoke_pictures: SmokePicturesTable;
  canary_findings: CanaryFindingsTable;
  canary_looks: CanaryLooksTable;
  measurements: MeasurementsTable;
  overrides: OverridesTable;
  previews: PreviewsTable;
  preview_releases: PreviewReleasesTable;
  purged_releases: PurgedReleasesTable;
  release_contents: ReleaseContentsTable;
  release_content_parts: ReleaseContentPartsTable;
  release_content_forms: ReleaseContentFormsTable;
  release_files: ReleaseFilesTable;
  public_changes: PublicChangesTable;
  draw_failures: DrawFailuresTable;
  schema_migrations: SchemaMigrationsTable;
  schema_migration_guard: SchemaMigrationGuardTable;
}
