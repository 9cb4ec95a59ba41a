import { createHmac, randomBytes } from 'node:crypto';

import { dhakaDate } from '@motohaat/domain/time';

import { addressKey, networkKey } from '../../plugins/address-key.ts';

/**
 * Views of one bike that count on a day. Behind one address of a mobile carrier are hundreds of people,
 * and who looked before is known to their device alone: an address may look as often as a few of them
 * would. Whoever invents views has no more than that.
 */
const most = { account: 1, address: 30, network: 150 };

/** Keys that are kept in memory, of 50 bytes each; what came first goes first. */
const mostKeys = 200_000;

type View = {
  bikeId: string;
  /** As `request.ip` has it. */
  address: string;
  /** Of who is signed in. */
  accountId?: string | undefined;
};

/** Decides which views count, without keeping who made them. */
export type ViewGuard = {
  /** Whether a view counts; it then is one of its day's. */
  admits(view: View): boolean;
};

/**
 * What it remembers are hashes under a key of the day that no disk ever sees: with the day both are gone,
 * and views of two days cannot be brought together. Each process of the server has its own.
 *
 * @param now ms
 * @param kept keys at the most
 */
export function createViewGuard(now: () => number = Date.now, kept = mostKeys): ViewGuard {
  let day = '';
  let salt = randomBytes(32);
  const counts = new Map<number, number>();

  function turnDay() {
    const today = dhakaDate(new Date(now()));
    if (today === day) return;
    day = today;
    salt = randomBytes(32);
    counts.clear();
  }

  const hash = (what: string) => createHmac('sha256', salt).update(what).digest().readUIntBE(0, 6);

  function note(key: number) {
    counts.set(key, (counts.get(key) ?? 0) + 1);
    const [oldest] = counts.keys();
    if (counts.size > kept && oldest !== undefined) counts.delete(oldest);
  }

  return {
    admits({ bikeId, address, accountId }) {
      turnDay();
      const from = addressKey(address);
      const keys = [
        [hash(`${bikeId} address ${from}`), most.address],
        [hash(`${bikeId} network ${networkKey(from)}`), most.network],
      ] as [key: number, most: number][];
      if (accountId) keys.push([hash(`${bikeId} account ${accountId}`), most.account]);
      if (keys.some(([key, limit]) => (counts.get(key) ?? 0) >= limit)) return false;
      for (const [key] of keys) note(key);
      return true;
    },
  };
}
