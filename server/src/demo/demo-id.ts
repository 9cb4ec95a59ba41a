import { v5 as uuidv5 } from 'uuid';

const namespace = '5f2c8f3e-2f0a-4c53-9d39-6f0c6f9a4c11';

type Kind =
  | 'product'
  | 'advert'
  | 'price'
  | 'booking'
  | 'wish'
  | 'report'
  | 'search'
  | 'offer'
  | 'conversation'
  | 'talk-report'
  | 'photo';

/** Ids of demo rows follow from their keys, so that a second load finds them. */
export const demoId = (kind: Kind, key: string): string => uuidv5(`${kind}:${key}`, namespace);
