import type { CategoryId } from './listing.ts';

/** What a seller states of a bike besides the fields of the specification; all of it may be missing. */

export const colours = [
  'black',
  'white',
  'grey',
  'silver',
  'red',
  'maroon',
  'orange',
  'yellow',
  'gold',
  'green',
  'blue',
  'purple',
  'brown',
  'other',
] as const;
export type Colour = (typeof colours)[number];

/** How far a bike's registration has come. */
export const registrations = ['unregistered', 'applied', 'registered'] as const;
export type Registration = (typeof registrations)[number];

/** In whose name the registration certificate is. */
export const certificateHolders = ['seller', 'other', 'none'] as const;
export type CertificateHolder = (typeof certificateHolders)[number];

/** Limits of what can be stated. */
export const earliestYear = 1950;
export const ccRange = { from: 30, to: 3_000 } as const;
export const maximumKm = 999_999;
export const maximumOwners = 9;

/** A bike's papers, each as its seller stated it; `null` is not stated. */
export type Papers = {
  certificate: CertificateHolder | null;
  /** The last day of the tax token, `YYYY-MM-DD`. */
  taxTokenUntil: string | null;
  digitalPlate: boolean | null;
  smartCard: boolean | null;
  insurance: boolean | null;
  /** Whether the seller signs the transfer of ownership. */
  sellerSigns: boolean | null;
};

export const noPapers: Papers = {
  certificate: null,
  taxTokenUntil: null,
  digitalPlate: null,
  smartCard: null,
  insurance: null,
  sellerSigns: null,
};

export const papersStates = ['complete', 'incomplete'] as const;
export type PapersState = (typeof papersStates)[number];

/**
 * The last day on which papers are complete: all that a transfer needs, and a tax token that runs. An
 * insurance is not needed, since the law of 2018 asks for none. What is not registered yet has no papers
 * that could be transferred.
 *
 * @param registration nothing where it was not stated
 * @returns `YYYY-MM-DD`, or nothing where they are not complete on any day
 */
export function papersCompleteUntil(
  papers: Papers,
  registration: Registration | null,
): string | null {
  if (registration !== null && registration !== 'registered') return null;
  const { certificate, digitalPlate, smartCard, sellerSigns, taxTokenUntil } = papers;
  return certificate === 'seller' && digitalPlate && smartCard && sellerSigns
    ? taxTokenUntil
    : null;
}

/**
 * Whether a bike's papers are in order.
 *
 * @param today in Dhaka, `YYYY-MM-DD`
 * @returns nothing where none of them was stated
 */
export function papersState(
  papers: Papers,
  registration: Registration | null,
  today: string,
): PapersState | null {
  if (Object.values(papers).every((each) => each === null)) return null;
  const until = papersCompleteUntil(papers, registration);
  return until !== null && until >= today ? 'complete' : 'incomplete';
}

/** What a bike is made for. */
export const kinds = [
  'scooter',
  'commuter',
  'naked',
  'sport',
  'cruiser',
  'off-road',
  'electric',
] as const;
export type Kind = (typeof kinds)[number];

/** The category that a kind of bike of the catalogue belongs to. */
export function categoryOfKind(kind: Kind): CategoryId {
  if (kind === 'scooter' || kind === 'electric') return 1;
  return kind === 'sport' || kind === 'naked' ? 3 : 2;
}
