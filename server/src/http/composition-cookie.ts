/** The cookie whose holder may have files of a role's remotes; what it holds was signed by the server. */
export const compositionCookie = 'composition';
