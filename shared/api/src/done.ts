/** What was done by an action that several applications offer. The platform has the words for it. */
export type Done =
  | 'advertised'
  | 'booked'
  | 'bookingCancelled'
  | 'deleted'
  | 'deletedBefore'
  | 'markedSold';
