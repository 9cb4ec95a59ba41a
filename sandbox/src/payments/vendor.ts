/** The version of the vendor's API that the stand-in speaks: the one that stripe 23.1.0 asks for. */
export const API_VERSION = '2026-10-28.endive';

/** Name of the vendor's browser library of the same time; it is part of the script's path. */
export const RELEASE_TRAIN = 'endive';

/** The only secret key that the stand-in knows. It opens nothing anywhere else. */
export const SECRET_KEY = 'sk_test_MotoHaatSandbox';

/** The only publishable key that the stand-in knows. */
export const PUBLISHABLE_KEY = 'pk_test_MotoHaatSandbox';
