/** How many positions are remembered: more than are asked for within any bound. */
const most = 60;

/**
 * How old a replica's data are at the most: it has all that the primary had at a time when the primary's
 * log was not longer than what the replica has of it. Neither's clock is asked.
 */
export class Freshness {
  /** Where the primary's log ended, and when that was asked, the oldest first. */
  #marks: { at: number; position: bigint }[] = [];
  #surelyAt = Number.NEGATIVE_INFINITY;

  /** @param at when the primary was asked, in ms */
  primaryAt(at: number, position: bigint): void {
    this.#marks = [...this.#marks, { at, position }].slice(-most);
  }

  /** @param position up to which the replica has the log */
  replicaAt(position: bigint): void {
    const reached = this.#marks.filter((mark) => mark.position <= position);
    this.#surelyAt = Math.max(this.#surelyAt, ...reached.map(({ at }) => at));
  }

  /** What was known holds no longer. */
  forget(): void {
    this.#marks = [];
    this.#surelyAt = Number.NEGATIVE_INFINITY;
  }

  /** @returns ms by which the replica may be behind; infinite while nothing is known */
  age(now: number): number {
    return now - this.#surelyAt;
  }
}

/** A position of the log as PostgreSQL writes it, `16/B374D848`. */
export function readPosition(text: string): bigint {
  const [high = '0', low = '0'] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}
