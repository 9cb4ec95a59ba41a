/** What is said of conversations. */
export const talk = {
  empty: 'Write something first.',
  /** The same whatever the cause: a block is not told. */
  closed: 'No more messages can be sent in this conversation.',
  conversationsPerDay: (most: number) =>
    `You can ask about ${most} new bikes a day. Try again tomorrow.`,
  messagesPerHour: (most: number, minutes: number) =>
    `You can send ${most} messages an hour. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  removedTooLate: 'A message can be removed for five minutes only.',
  offersStay: 'What was said of an offer stays. An offer can be taken back.',
  reported: 'You have reported this conversation already. We are looking at it.',
  reportsPerDay: (most: number) =>
    `You can report ${most} conversations a day. Try again tomorrow.`,
  ownCase: 'This is your own conversation. Leave it to another admin.',
};
