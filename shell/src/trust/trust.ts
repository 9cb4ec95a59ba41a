import type { Composition, SignedComposition } from '@motohaat/contract/composition';
import { textToSign } from '@motohaat/contract/text-to-sign';

import { type RefusalReason, refusalOf } from './check-composition.ts';
import type { CompositionMemory } from './composition-memory.ts';
import type { SignatureCheck } from './signature.ts';

/** A composition that is not taken up. `reason` and `message` are for the console. */
export class RefusedComposition extends Error {
  override name = 'RefusedComposition';
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, cause?: unknown) {
    super(`refused a composition: ${reason}`, { cause });
    this.reason = reason;
  }
}

export type Trust = {
  /**
   * Takes up a composition that the server answered.
   *
   * @throws RefusedComposition
   */
  accept: (answer: SignedComposition) => Promise<Composition>;
  /**
   * Takes up the composition of the document or, when that is refused, the last good one of a
   * visitor that this device keeps; nothing when there is none. It does not throw.
   */
  first: (inlined: SignedComposition) => Promise<Composition | undefined>;
};

/** Decides which compositions this tab believes. */
export function createTrust(
  isSigned: SignatureCheck,
  memory: CompositionMemory,
  now: () => number = Date.now,
): Trust {
  /** Of this tab, also where the storage is blocked. */
  let highest = 0;

  async function verify(answer: SignedComposition, atLeast: number): Promise<void> {
    if (!answer.signature) throw new RefusedComposition('unsigned');
    if (!(await isSigned(textToSign(answer), answer.signature))) {
      throw new RefusedComposition('altered');
    }
    const reason = refusalOf(answer, now(), atLeast);
    if (reason) throw new RefusedComposition(reason);
  }

  async function accept(answer: SignedComposition): Promise<Composition> {
    try {
      await verify(answer, Math.max(highest, memory.highest()));
    } catch (error) {
      // What cannot be read as a composition is none of the server's.
      throw error instanceof RefusedComposition ? error : new RefusedComposition('altered', error);
    }
    highest = Math.max(highest, answer.revision);
    memory.keep(answer);
    return answer;
  }

  async function lastGood(): Promise<Composition | undefined> {
    const kept = memory.lastGood();
    if (!kept) return undefined;
    try {
      // It may be older than the highest: that one may have been of a role.
      await verify(kept, 0);
      return kept;
    } catch (error) {
      reportError(error);
      return undefined;
    }
  }

  return {
    accept,
    async first(inlined) {
      try {
        return await accept(inlined);
      } catch (error) {
        // The page goes on with what it has; what exactly was wrong is for the console.
        reportError(error);
        return lastGood();
      }
    },
  };
}
