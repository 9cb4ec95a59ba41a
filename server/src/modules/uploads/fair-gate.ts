/** Lets few in at once, of each key fewer still, and those who wait in turns by key. */
export type FairGate = {
  /**
   * Waits for a place.
   *
   * @param key of whom: an account
   * @param signal ends the waiting
   * @returns gives the place back
   * @throws what the signal was aborted with
   */
  enter: (key: string, signal: AbortSignal) => Promise<() => void>;
};

/** What is known of a key that has somebody inside or waiting. */
type Party = { inside: number; line: (() => void)[]; lastTurn: number };

/**
 * Whoever has many waiting holds up nobody else: a free place goes to the key whose turn is the
 * longest ago, and to the first in line of that key.
 *
 * @param atOnce places in all
 * @param ofEach places that one key may have
 */
export function createFairGate({ atOnce, ofEach }: { atOnce: number; ofEach: number }): FairGate {
  const parties = new Map<string, Party>();
  let inside = 0;
  let turns = 0;

  function next(): Party | undefined {
    let first: Party | undefined;
    for (const party of parties.values()) {
      const mayEnter = party.line.length > 0 && party.inside < ofEach;
      if (mayEnter && (!first || party.lastTurn < first.lastTurn)) first = party;
    }
    return first;
  }

  function fill(): void {
    while (inside < atOnce) {
      const party = next();
      if (!party) return;
      inside += 1;
      party.inside += 1;
      party.lastTurn = turns += 1;
      party.line.shift()?.();
    }
  }

  function forgetIfGone(key: string, party: Party): void {
    if (party.inside === 0 && party.line.length === 0) parties.delete(key);
  }

  return {
    enter: (key, signal) =>
      new Promise((resolve, reject) => {
        signal.throwIfAborted();
        const party = parties.get(key) ?? { inside: 0, line: [], lastTurn: 0 };
        parties.set(key, party);
        const leave = () => {
          inside -= 1;
          party.inside -= 1;
          fill();
          forgetIfGone(key, party);
        };
        const letIn = () => {
          signal.removeEventListener('abort', giveUp);
          resolve(leave);
        };
        const giveUp = () => {
          party.line = party.line.filter((each) => each !== letIn);
          forgetIfGone(key, party);
          reject(signal.reason as Error);
        };
        signal.addEventListener('abort', giveUp, { once: true });
        party.line.push(letIn);
        fill();
      }),
  };
}
