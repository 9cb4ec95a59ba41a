import { HttpError } from '../errors.ts';
import { refusal } from './errors.ts';

/** Shortest password that any project accepts; a shorter one is answered with WEAK_PASSWORD. */
const MIN_LENGTH = 6;
/** Longest password that any project accepts. */
const MAX_LENGTH = 4096;
/** The product asks for one of these; they are the only special characters that count. */
const SPECIAL_CHARACTERS = '!@#$%^&*';

const REQUIREMENTS = [
  { met: /[a-z]/, words: 'Password must contain a lower case character' },
  { met: /[A-Z]/, words: 'Password must contain an upper case character' },
  { met: /[0-9]/, words: 'Password must contain a numeric character' },
  {
    met: new RegExp(`[${SPECIAL_CHARACTERS.replace(/[\^]/g, '\\$&')}]`),
    words: 'Password must contain a non-alphanumeric character',
  },
];

/** Answer to `GET /v2/passwordPolicy`, in the schema version that the web SDK understands. */
export const passwordPolicy = {
  customStrengthOptions: {
    minPasswordLength: MIN_LENGTH,
    maxPasswordLength: MAX_LENGTH,
    containsLowercaseCharacter: true,
    containsUppercaseCharacter: true,
    containsNumericCharacter: true,
    containsNonAlphanumericCharacter: true,
  },
  allowedNonAlphanumericCharacters: SPECIAL_CHARACTERS.split(''),
  enforcementState: 'ENFORCE',
  forceUpgradeOnSignin: false,
  schemaVersion: 1,
} as const;

/**
 * Checks a new password against the product's rules.
 *
 * @throws HttpError WEAK_PASSWORD when it is too short, PASSWORD_DOES_NOT_MEET_REQUIREMENTS with
 * the list of what is missing otherwise.
 */
export function assertAcceptablePassword(password: string): void {
  if (password.length < MIN_LENGTH) throw refusal('WEAK_PASSWORD');
  const missing = REQUIREMENTS.filter(({ met }) => !met.test(password)).map(({ words }) => words);
  if (password.length > MAX_LENGTH) {
    missing.push(`Password may contain at most ${MAX_LENGTH} characters`);
  }
  if (missing.length === 0) return;
  throw new HttpError(
    400,
    `PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [${missing.join(', ')}]`,
  );
}
