/** The specification's shortest password (section 9), in characters. */
export const minimumPasswordLength = 6;

/** What a password must contain (section 5), in the order in which the form lists it. */
export const passwordRules = [
  { id: 'lower', pattern: /[a-z]/ },
  { id: 'upper', pattern: /[A-Z]/ },
  { id: 'digit', pattern: /[0-9]/ },
  { id: 'symbol', pattern: /[!@#$%^&*]/ },
] as const;

/** Whether the password contains everything that `passwordRules` asks for. */
export function isStrong(password: string): boolean {
  return passwordRules.every((rule) => rule.pattern.test(password));
}
