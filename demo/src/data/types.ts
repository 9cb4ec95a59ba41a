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
}

export interface Buyer {
  key: string;
  name: string;
  /** Always at motohaat.example, a domain that can never receive mail. */
  email: string;
  /** Key of the bike that this buyer has booked and not paid for. */
  booked: string;
  meetingPlace: string;
}
