/** Said after a sign-out of which the server knows nothing. */
export const untold =
  'You are signed out here, but the server could not be told. Your access ends within 10 minutes.';
