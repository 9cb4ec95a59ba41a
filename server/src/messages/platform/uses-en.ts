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
  noPage: (user: string, purpose: string) =>
    `${user} links to the page "${purpose}", which would be missing.`,
};
