/** A rule of others that the description does not keep, and why. */
export type Exception = {
  rule: string;
  /** The calls that it is about, by their names; all, when left out. */
  calls?: readonly string[];
  reason: string;
};

/** Calls that whoever has no account makes. */
const open = [
  'catalogue.adverts',
  'catalogue.categories',
  'catalogue.landing',
  'catalogue.landings',
  'catalogue.priceSense',
  'catalogue.suggestions',
  'composition.endOverride',
  'composition.measure',
  'composition.revision',
  'composition.tellFaults',
  'composition.view',
  'dealReviews.latest',
  'dealReviews.ofSeller',
  'mails.off',
  'mails.offPage',
  'meta.describe',
  'otherModels.additions',
  'payments.webhook',
] as const;

/** Of Spectral's OWASP rules. */
export const spectralExceptions: readonly Exception[] = [
  {
    rule: 'owasp:api2:2023-read-restricted',
    calls: open,
    reason: 'What everybody may see takes no token.',
  },
  {
    rule: 'owasp:api2:2023-write-restricted',
    calls: open,
    reason:
      'Pages of visitors report how they do, and end an override of their own browser; the webhook is proved by the signature over its bytes, and who ends mails by the one in their link.',
  },
  {
    rule: 'owasp:api8:2023-define-error-responses-401',
    calls: open,
    reason: 'Where no token is asked for, none is refused.',
  },
  {
    rule: 'owasp:api2:2023-no-credentials-in-url',
    calls: ['mails.off', 'mails.offPage'],
    reason:
      'RFC 8058: the address in a mail carries what ends mails of one kind, and is good for nothing else.',
  },
  {
    rule: 'owasp:api5:2023-admin-security-unique',
    calls: ['accounts.isAdmin', 'users.remove'],
    reason: 'Everybody has the same kind of token; what its account may do, the server looks up.',
  },
  {
    rule: 'owasp:api4:2023-string-restricted',
    reason:
      'What people write and are told has no pattern, and ids are opaque to callers. Every text has a length.',
  },
  {
    rule: 'owasp:api4:2023-rate-limit',
    reason:
      'The limits are far above what people do. Whoever exceeds one reads in Retry-After when to go on, and nobody is told how close they may go.',
  },
  {
    rule: 'owasp:api8:2023-define-cors-origin',
    reason: 'The API is for its own origin: without the header no page of another may read it.',
  },
];
