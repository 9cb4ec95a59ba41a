export const messages = {
  page: {
    title: 'Disputes',
    lead: 'Buyers who paid say that something is wrong. Nobody is paid out until you have decided.',
  },
  list: {
    label: 'Disputes',
    loading: 'Loading the disputes',
    failed: 'The disputes could not be loaded.',
    empty: 'Nobody says that something is wrong.',
  },
  look: 'Look into it',
  lookNamed: (bike: string) => `Look into it: the dispute about ${bike}`,
  one: {
    title: 'Dispute',
    back: 'Disputes',
    loading: 'Loading the dispute',
    failed: 'The dispute could not be loaded.',
    buyer: (name: string) => `What ${name} says, the buyer`,
    seller: (name: string) => `What ${name} says, the seller`,
    noAnswer: 'The seller has not answered yet. You can wait for it, or decide without.',
    ofBank: 'The buyer’s bank is looking into this payment: it decides, and not you.',
    over: 'This is decided.',
    decide: 'Your decision',
    decideHelp: 'Both read your reason. The money moves at once, and this cannot be undone.',
  },
};

export type Messages = typeof messages;
