const lists = new Intl.ListFormat('en-GB');

/** Why what a build uses keeps something from going live; a `user` is a release. */
export const uses = {
  /** A user that nobody has now, and that people can be brought back to. */
  kept: (release: string) => `${release}, which can be gone back to,`,
  gone: (user: string, what: readonly string[], shell: string) =>
    `${user} uses ${lists.format(what)}, which ${shell} does not have.`,
  other: (user: string, what: readonly string[], shell: string) =>
    `${user} uses ${lists.format(what)}, which ${what.length === 1 ? 'is' : 'are'} not the same in ${shell}.`,
  asked: (user: string, what: readonly string[], shell: string) =>
    `${user} does not give ${lists.format(what)}, which ${shell} needs.`,
  notExported: (user: string, what: readonly string[], module: string, shell: string) =>
    `${user} uses ${lists.format(what)} of ${module}, which ${shell} does not share.`,
  noCall: (user: string, call: string) =>
    `${user} makes the call ${call}, which this server does not answer.`,
  otherCall: (user: string, call: string, place: string) =>
    `${user} makes the call ${call} as it was: "${place}" is not the same on this server.`,
  laterCall: (user: string, call: string) =>
    `${user} makes the call ${call} in a form that this server does not know. Start the server that has it first.`,
  noSlot: (user: string, slot: string) =>
    `${user} fills the slot "${slot}", which nobody would have any more.`,
  otherSlot: (user: string, slot: string, place: string, owner: string) =>
    `${user} fills the slot "${slot}" as it was: "${place}" is not the same in ${owner}.`,
  noEvent: (user: string, event: string) =>
    `${user} listens to "${event}", which nobody would tell any more.`,
  otherEvent: (user: string, event: string, place: string, teller: string) =>
    `${user} knows the event "${event}" as it was: "${place}" is not the same in ${teller}.`,
  notCarried: (user: string, event: string, shell: string) =>
    `${user} uses the event "${event}", which ${shell} does not carry in that way.`,
  noPage: (user: string, purpose: string) =>
    `${user} links to the page "${purpose}", which would be missing.`,
  otherPage: (user: string, purpose: string) =>
    `${user} links to the page "${purpose}" as it was: its address needs something else.`,
};
