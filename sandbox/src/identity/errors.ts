import { HttpError } from '../errors.ts';

/**
 * Error codes of a project made today (protection against e-mail enumeration is on), with the
 * explanation that follows the code on the wire where the vendor sends one.
 * Source: the table of server errors in firebase-js-sdk 12, `SERVER_ERROR_MAP`.
 */
const EXPLANATIONS = {
  ADMIN_ONLY_OPERATION: '',
  CREDENTIAL_TOO_OLD_LOGIN_AGAIN: '',
  EMAIL_EXISTS: '',
  EXPIRED_OOB_CODE: '',
  FEDERATED_USER_ID_ALREADY_LINKED: '',
  INVALID_CONTINUE_URI: '',
  INVALID_EMAIL: '',
  INVALID_ID_TOKEN: '',
  INVALID_IDP_RESPONSE: 'The identity provider sent no usable account.',
  INVALID_LOGIN_CREDENTIALS: '',
  INVALID_OOB_CODE: '',
  INVALID_REFRESH_TOKEN: '',
  MISSING_EMAIL: '',
  MISSING_ID_TOKEN: '',
  MISSING_OOB_CODE: '',
  MISSING_PASSWORD: '',
  MISSING_REFRESH_TOKEN: '',
  MISSING_REQ_TYPE: '',
  OPERATION_NOT_ALLOWED: 'This way of signing in, or this change, is not enabled for the project.',
  TOKEN_EXPIRED: '',
  TOO_MANY_ATTEMPTS_TRY_LATER:
    'Too many failed attempts for this account. Reset the password or try again later.',
  UNAUTHORIZED_DOMAIN: 'The domain of the continue address is not on the list.',
  USER_DISABLED: '',
  USER_NOT_FOUND: '',
  WEAK_PASSWORD: 'Password should be at least 6 characters',
} as const;

export type IdentityErrorCode = keyof typeof EXPLANATIONS;

/** The vendor's refusal for a code, to be thrown. */
export function refusal(code: IdentityErrorCode): HttpError {
  const explanation = EXPLANATIONS[code];
  return new HttpError(400, explanation ? `${code} : ${explanation}` : code);
}

/** The vendor's shape of an answer that is not a success. */
export function errorBody(statusCode: number, message: string): object {
  return {
    error: {
      code: statusCode,
      message,
      errors: [{ message, domain: 'global', reason: 'invalid' }],
    },
  };
}
