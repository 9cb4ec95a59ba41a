/** E-mail addresses are compared and stored in lower case, without surrounding space. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** Hides an address from strangers and lets its owner recognise it: `r***@e***.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const name = email.slice(0, at);
  const domain = email.slice(at + 1);
  const dot = domain.lastIndexOf('.');
  return `${name.slice(0, 1)}***@${domain.slice(0, 1)}***${dot > 0 ? domain.slice(dot) : ''}`;
}
