/** What became of an account. A deleted one appears nowhere; its row stays, without personal data. */
export const accountStatuses = ['active', 'suspended', 'deleted'] as const;
export type AccountStatus = (typeof accountStatuses)[number];

/** Days in which somebody who deletes their own account can change their mind (machine M5). */
export const graceDays = 7;

/** Minutes for which a sign-in counts as recent, where one is demanded (authorization matrix, row 32). */
export const recentSignInMinutes = 5;
