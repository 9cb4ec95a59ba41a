import { tooSmallForBike } from './bike-photo.ts';

/**
 * The error catalogue: a stable code, its HTTP status, and a sentence that is safe and useful to a
 * person. Every refusal of the server is one of these.
 */
export const errorCatalogue = {
  bad_request: { status: 400, message: 'The request could not be read.' },
  bad_cursor: { status: 400, message: 'This list has changed. Start again from its beginning.' },
  unauthenticated: { status: 401, message: 'Please sign in.' },
  forbidden: { status: 403, message: 'You may not do this.' },
  email_mismatch: { status: 403, message: 'You may only do this with your own e-mail address.' },
  no_account: { status: 403, message: 'This sign-in has no MotoHaat account yet.' },
  sign_in_again: { status: 403, message: 'To do this, confirm first that it is you.' },
  account_banned: { status: 403, message: 'This address cannot have an account here.' },
  account_suspended: { status: 403, message: 'This account is suspended. Contact support.' },
  not_found: { status: 404, message: 'There is nothing here.' },
  method_not_allowed: { status: 405, message: 'This address does not take that kind of request.' },
  already_booked: { status: 409, message: 'This bike is already booked.' },
  price_changed: { status: 409, message: 'The price has changed. Look at the bike again.' },
  not_for_sale: { status: 409, message: 'This bike is no longer for sale.' },
  not_payable: { status: 409, message: 'This amount cannot be paid by card.' },
  has_booking: { status: 409, message: 'This bike has a booking. Cancel it first.' },
  already_advertised: { status: 409, message: 'You already have advertised this bike.' },
  duplicate: { status: 409, message: 'You already have done this.' },
  limit_reached: { status: 409, message: 'You have as many of these as one person may have.' },
  wrong_code: { status: 409, message: 'This is not the code of this booking.' },
  conflict: { status: 409, message: 'This has changed in the meantime. Look at it again.' },
  own_account: { status: 409, message: 'You cannot do this to your own account.' },
  last_admin: {
    status: 409,
    message: 'This is the last admin. Make another account an admin first.',
  },
  money_in_flight: { status: 409, message: 'There is money on its way. Wait until it is settled.' },
  in_progress: { status: 409, message: 'This is still being done. Wait a moment.' },
  email_taken: { status: 409, message: 'Another account uses this e-mail address.' },
  version_taken: {
    status: 409,
    message: 'This version was published with other content. Raise the version.',
  },
  release_refused: { status: 409, message: 'This release cannot go live.' },
  revision_changed: {
    status: 412,
    message: 'What is live has changed in the meantime. Look at it again.',
  },
  payload_too_large: { status: 413, message: 'That is too large to send.' },
  photo_too_slow: {
    status: 408,
    message: 'This photo arrives too slowly. Try again where the connection is better.',
  },
  photo_too_large: {
    status: 413,
    message: 'This photo has more than 8 MB. Choose a smaller one.',
  },
  photo_type: {
    status: 415,
    message: 'This is no photo that can be shown here. Choose a JPEG, PNG, WebP or AVIF file.',
  },
  photo_dimensions: {
    status: 422,
    message: 'This photo has more than 40 megapixels. Choose a smaller one.',
  },
  photo_too_small: { status: 422, message: tooSmallForBike },
  photo_unreadable: {
    status: 422,
    message: 'This photo is damaged and cannot be read. Choose it again, or take a new one.',
  },
  photo_not_alone: {
    status: 422,
    message: 'This file holds more than a photo. Save the photo as a new JPEG and choose that.',
  },
  unsupported_media_type: { status: 415, message: 'Send this as JSON.' },
  invalid: { status: 422, message: 'Some of what was sent is not right.' },
  key_reused: { status: 422, message: 'This Idempotency-Key belongs to another request.' },
  revision_wanted: {
    status: 428,
    message: 'Say on which revision you decided this, in If-Match.',
  },
  rate_limited: { status: 429, message: 'Too many tries. Wait a moment.' },
  internal: { status: 500, message: 'Something went wrong on our side. Try again.' },
  unavailable: { status: 503, message: 'MotoHaat is busy. Try again in a moment.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errorCatalogue;

/** What each refusal looks like on the wire; a call's own key (`acknowledged: false`, …) is added. */
export type ErrorAnswer = {
  message: string;
  code: ErrorCode;
  requestId: string;
  /** Field name → what is wrong with it. */
  fields?: Record<string, string>;
  /** Everything that stands in the way, as sentences. */
  reasons?: readonly string[];
};
