/** How an attempt to charge a card ended, as far as the browser knows. */
export type CardResult =
  /** The provider took it; the server still has to see it. */
  | { status: 'charged'; transactionId: string }
  /** Nothing was charged; the sentence says why. */
  | { status: 'refused'; message: string }
  /** The connection broke: it may have been charged or not. */
  | { status: 'unknown'; transactionId: string }
  /** The intent was closed in the meantime; a new one is needed. */
  | { status: 'closed' };
