/** Where the terms of use and the privacy notice are. */
export const termsPath = '/terms';
export const privacyPath = '/privacy';
