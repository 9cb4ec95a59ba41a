import type { ReviewReportReason } from '@motohaat/domain/deal-review';

/** What buyer and seller say of each other. */
export const messages = {
  title: 'Reviews',
  write: (name: string) => `How was it with ${name}?`,
  until: (day: string) => `You can say so until ${day}.`,
  secret: (name: string) =>
    `${name} reads it when both of you have written, or after 14 days. Until then you can change it for a day.`,
  stars: 'Stars',
  starsOf: (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`),
  starNames: ['Bad', 'Not good', 'All right', 'Good', 'Very good'],
  chooseStars: 'Choose from 1 to 5 stars.',
  words: 'Your review',
  wordsHelp: '10 to 1000 characters. Leave out phone numbers and addresses.',
  send: 'Send the review',
  sent: 'Your review is sent.',
  mine: 'You wrote',
  waits: (day: string) => `It can be read from ${day}, or as soon as the other side has written.`,
  change: 'Change it',
  keep: 'Leave it as it is',
  theirs: (name: string) => `${name} wrote`,
  answer: 'Answer',
  answerWords: 'Your answer',
  answerHelp: '10 to 1000 characters. It stands below the review for good.',
  answered: 'Your answer is sent.',
  theirAnswer: 'The answer',
  report: 'Report this review',
  reportTitle: 'What is wrong with this review?',
  reportReason: 'Reason',
  reportReasons: {
    untrue: 'It is not true',
    abusive: 'It is an insult or a threat',
    private: 'It tells private things',
    other: 'Something else',
  } satisfies Record<ReviewReportReason, string>,
  reportNote: 'What should we know?',
  reportSend: 'Send the report',
  reported: 'We look into it.',
  cancel: 'Cancel',
  failed: 'The reviews could not be loaded.',
  loading: 'Loading the reviews',
};

export type ReviewMessages = typeof messages;
