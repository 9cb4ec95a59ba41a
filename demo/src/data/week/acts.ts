import type { DisputeReason } from '@motohaat/domain/deal';
import type { OfferAct } from '@motohaat/domain/offer';
import type { ReportReason } from '@motohaat/domain/report';
import type { RefusalReason } from '@motohaat/domain/review';
import type { TalkReason } from '@motohaat/domain/talk';

/** Somebody of the demo market, by e-mail address. */
type Person = { by: string };
type OfBike = { bike: string };
/** What a buyer and a seller have to do with one another is known by the buyer and the bike. */
type Deal = Person & OfBike;
/** One of the two does it: whoever is named by `as`, the buyer or the seller. */
type AsOne = Deal & { as: string };

/** A bike as its seller states it; what is left out is not stated. */
export type AddedBike = {
  name: string;
  category: number;
  condition: string;
  originalPrice: number;
  resalePrice: number;
  used: number;
  location: string;
  description: string;
  brand: string;
  model: string;
  year: number;
  km: number;
  district: string;
  area: string;
};

/** What people can do; whoever adds something adds a line here, and how it is done on the server. */
type Doing =
  | ({ does: 'join'; name: string } & Person)
  | ({ does: 'give-phone'; phone: string } & Person)
  | ({ does: 'read-notices' } & Person)
  | ({ does: 'book'; meetingPlace: string } & Deal)
  | ({ does: 'see' } & Deal)
  /** `inHours`: from then until they meet. */
  | ({ does: 'propose-meeting'; place: string; inHours: number } & AsOne)
  | ({ does: 'confirm-meeting' } & AsOne)
  | ({ does: 'pay' } & Deal)
  | ({ does: 'cancel' } & AsOne)
  /** The seller enters the code that the buyer has. */
  | ({ does: 'hand-over' } & Deal)
  | ({ does: 'receive' } & Deal)
  | ({ does: 'dispute'; reason: DisputeReason; words: string; photo?: string } & Deal)
  | ({ does: 'answer-dispute'; words: string } & Deal)
  | ({ does: 'complete'; reason: string } & Deal)
  | ({ does: 'refund'; reason: string } & Deal)
  | ({ does: 'review'; stars: number; words: string } & AsOne)
  /** Of what the other side wrote. */
  | ({ does: 'answer-review'; words: string } & AsOne)
  | ({ does: 'say'; text: string } & AsOne)
  | ({ does: 'read' } & AsOne)
  | ({ does: 'report-talk'; reason: TalkReason; note: string } & AsOne)
  | ({ does: 'uphold-talk'; reason: string } & AsOne)
  | ({ does: 'offer'; amount: number } & Deal)
  | ({ does: 'answer-offer'; act: OfferAct; amount?: number } & AsOne)
  | ({ does: 'wish' } & Deal)
  | ({ does: 'report'; reason: ReportReason; note: string } & Deal)
  | ({ does: 'dismiss'; reason: string } & Deal)
  | ({ does: 'take-off'; reason: string } & OfBike)
  | ({ does: 'describe'; more: string } & Deal)
  | ({ does: 'approve' } & OfBike)
  | ({ does: 'refuse'; reasons: readonly RefusalReason[] } & OfBike)
  | ({ does: 'lower-price'; price: number } & Deal)
  /** `bike` names the new one; the pictures are files of the demo market's. */
  | ({ does: 'add-bike'; form: AddedBike; pictures: readonly string[] } & Deal)
  | ({ does: 'save-search'; name: string; address: Readonly<Record<string, string>> } & Person)
  /** What the server does by itself, by then: holds end, people are told of ends and of new bikes. */
  | { does: 'keep-time' };

/** Something that somebody has done in the market, so many hours ago. */
export type Act = { hoursAgo: number } & Doing;
