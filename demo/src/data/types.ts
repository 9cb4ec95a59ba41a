import type { Colour, Papers, Registration } from '@motohaat/domain/bike-facts';
import type { CategoryId } from '@motohaat/domain/listing';

/** One picture as the site serves it; both paths are site paths, the size is the viewer's. */
export interface DemoPicture {
  card: string;
  viewer: string;
  /** Width of the viewer picture in pixels. */
  width: number;
  /** Height of the viewer picture in pixels. */
  height: number;
  alt: string;
}

export interface Seller {
  key: string;
  name: string;
  /** Always at motohaat.example, a domain that can never receive mail. */
  email: string;
  place: string;
  /** Whether the identity provider confirmed the address. */
  verified: boolean;
}

/** Papers as their seller states them; `null` is not stated. */
export type StatedPapers = Omit<Papers, 'taxTokenUntil'> & {
  /** Days from when the demo data is loaded until the tax token ends; fewer than none, where it has. */
  taxTokenDays: number | null;
};

/** What is stated of a bike: brand, model and places by their slugs in the catalogue. */
export interface BikeFacts {
  brand: string;
  model: string;
  year: number;
  /** cm³; none where there is no engine. */
  cc: number | null;
  km: number | null;
  colour: Colour;
  owners: number | null;
  registration: Registration;
  registrationZone: string | null;
  registrationYear: number | null;
  district: string;
  area: string | null;
  papers: StatedPapers | null;
}

export interface Bike {
  key: string;
  /** Key of the seller. */
  seller: string;
  category: CategoryId;
  name: string;
  condition: 'excellent' | 'good' | 'fair';
  /** What the seller once paid, whole taka. */
  originalPrice: number;
  /** What the seller asks now, whole taka. */
  resalePrice: number;
  /** Years used, in steps of half a year. */
  used: number | null;
  /** Years of warranty left, in steps of half a year. */
  warranty: number | null;
  location: string;
  description: string;
  /** Age of the listing when the demo data is loaded. */
  postedHoursAgo: number;
  pictures: DemoPicture[];
  advertised: boolean;
  facts: BikeFacts;
  /** What it cost before its price was lowered, whole taka, and how long ago that was. */
  before: { price: number; hoursAgo: number } | null;
}

/** A bike that was written by hand: name and facts follow from its picture and its text. */
export type WrittenBike = Omit<Bike, 'name' | 'facts' | 'before'>;

export interface Buyer {
  key: string;
  name: string;
  /** Always at motohaat.example, a domain that can never receive mail. */
  email: string;
  /** Key of the bike that this buyer has booked and not paid for. */
  booked: string;
  meetingPlace: string;
}
