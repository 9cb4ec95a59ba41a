/** The specification's shortest password (section 9), in characters. */
export const minimumPasswordLength = 6;

/** What a password must contain (section 5), in the order in which the form lists it. */
export const passwordRules = [
  { id: 'lower', label: 'a lowercase letter (a–z)', pattern: /[a-z]/ },
  { id: 'upper', label: 'an uppercase letter (A–Z)', pattern: /[A-Z]/ },
  { id: 'digit', label: 'a digit (0–9)', pattern: /[0-9]/ },
  { id: 'symbol', label: 'one of ! @ # $ % ^ & *', pattern: /[!@#$%^&*]/ },
] as const;

/** Whether the password contains everything that `passwordRules` asks for. */
export function isStrong(password: string): boolean {
  return passwordRules.every((rule) => rule.pattern.test(password));
}
