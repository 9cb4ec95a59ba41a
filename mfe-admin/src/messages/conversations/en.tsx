export const messages = {
  page: {
    title: 'Reported Conversations',
    lead: 'What was written is read from a report alone, and each reading is in the audit log.',
  },
  show: 'Show',
  states: { open: 'Open', closed: 'Closed' },
  loading: 'Loading the reports',
  failed: 'The reports could not be loaded.',
  empty: { open: 'No conversation waits for you.', closed: 'Nothing was decided yet.' },
  about: (bike: string) => `Conversation about ${bike}`,
  people: (buyer: string, seller: string) => `Buyer: ${buyer} · Seller: ${seller}`,
  by: { buyer: 'Reported by the buyer', seller: 'Reported by the seller' },
  note: (words: string) => `“${words}”`,
  count: (count: number) => (count === 1 ? '1 message' : `${count} messages`),
  outcomes: { open: 'Open', upheld: 'Right', dismissed: 'Unfounded' },
  read: 'Read it',
  readNote: 'This reading is recorded.',
  reading: 'Loading the messages',
  notRead: 'The messages could not be loaded.',
  authors: { buyer: 'Buyer', seller: 'Seller' },
  close: 'Close',
  uphold: {
    open: 'The report is right',
    title: (bike: string) => `Is the report about ${bike} right?`,
    help: 'The audit log keeps it. Suspend the account on the page of users, if that is needed.',
    done: 'The report is closed as right.',
  },
  dismiss: {
    open: 'Unfounded',
    title: (bike: string) => `Close the report about ${bike} as unfounded?`,
    help: 'The audit log keeps it.',
    done: 'The report is closed as unfounded.',
  },
};

export type Messages = typeof messages;
