/**
 * The header of `DELETE /profile` that carries a new ID token of the same person: signed in within
 * `recentSignInMinutes`, else the call is refused with `sign_in_again`.
 */
export const recentSignInHeader = 'x-recent-sign-in';
