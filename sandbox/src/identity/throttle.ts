/** Failed sign-ins in a row, for one address, after which it cools down. */
export const FAILURES_ALLOWED = 5;
/** How long an address then cools down, in ms, counted from its last failure. */
export const COOL_DOWN_MS = 60_000;

/**
 * Slows down the guessing of passwords. The vendor does so without telling its numbers; these let a
 * person see the message within a minute. Addresses without an account count as well, so that the
 * answers do not tell which addresses have one. A right password or a password reset ends the count.
 */
export class Throttle {
  readonly #failures = new Map<string, { count: number; last: number }>();
  readonly #now: () => number;

  /** @param now the time in ms since 1970. */
  constructor(now: () => number) {
    this.#now = now;
  }

  isCoolingDown(email: string): boolean {
    this.#forgetOld();
    return (this.#failures.get(email)?.count ?? 0) >= FAILURES_ALLOWED;
  }

  failed(email: string): void {
    const count = (this.#failures.get(email)?.count ?? 0) + 1;
    this.#failures.set(email, { count, last: this.#now() });
  }

  succeeded(email: string): void {
    this.#failures.delete(email);
  }

  clear(): void {
    this.#failures.clear();
  }

  #forgetOld(): void {
    const horizon = this.#now() - COOL_DOWN_MS;
    for (const [email, { last }] of this.#failures) {
      if (last <= horizon) this.#failures.delete(email);
    }
  }
}
