import type { Papers } from './bike-facts.ts';

export type PaperName =
  | 'certificate'
  | 'taxToken'
  | 'digitalPlate'
  | 'smartCard'
  | 'insurance'
  | 'sellerSigns';
export type PaperState = 'fine' | 'lacking' | 'open';

/**
 * Each paper of a bike, in the order in which one asks for them, and whether it is in order. An insurance
 * is no part of what a transfer needs.
 *
 * @param today in Dhaka, `YYYY-MM-DD`
 */
export function papersOf(
  papers: Papers,
  today: string,
): { name: PaperName; state: PaperState; needed: boolean }[] {
  const { certificate, taxTokenUntil, digitalPlate, smartCard, insurance, sellerSigns } = papers;
  return [
    { name: 'certificate', state: stateOf(certificate && certificate === 'seller'), needed: true },
    { name: 'taxToken', state: stateOf(taxTokenUntil && taxTokenUntil >= today), needed: true },
    { name: 'digitalPlate', state: stateOf(digitalPlate), needed: true },
    { name: 'smartCard', state: stateOf(smartCard), needed: true },
    { name: 'sellerSigns', state: stateOf(sellerSigns), needed: true },
    { name: 'insurance', state: stateOf(insurance), needed: false },
  ];
}

const stateOf = (isFine: boolean | '' | null): PaperState => {
  if (isFine === null || isFine === '') return 'open';
  return isFine ? 'fine' : 'lacking';
};
