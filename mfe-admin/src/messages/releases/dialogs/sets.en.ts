/** The words for releasing several applications as one. */
export const sets = {
  title: 'Release several at once?',
  lead: 'They are tried, promoted and taken back as one, in one revision. Whoever gets one of them gets all.',
  who: 'Who gets them',
  everybody: 'Everybody',
  few: 'A few people first',
  releases: 'Releases of the set',
  stays: (live: string) => `Stays at ${live}`,
  lost: 'The releases could not be loaded.',
  tooFew: 'Choose releases of at least two applications.',
  promote: 'Promote the set',
  canary: 'Try the set',
  smoke: 'Smoke tests of the set',
  smokeHelp: 'Each release is looked at together with the others of the set.',
  order: 'Order smoke tests of the set',
};

export type SetWords = typeof sets;
