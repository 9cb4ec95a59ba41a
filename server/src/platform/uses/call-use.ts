import { createHash } from 'node:crypto';

import { allCalls } from '@motohaat/contract/all-calls';
import {
  brokenPlace,
  type CallShape,
  callShapeOf,
  textOfShape,
} from '@motohaat/contract/call-shapes';
import type { Release } from '@motohaat/contract/composition';

import type { Messages } from '../../messages/index.ts';

/** A call in one of its forms. The mark is the one that builds record. */
export type MarkedCall = { name: string; mark: string; shape: CallShape };

/** The calls of a table, each with its mark. */
export function markCalls(table = allCalls): MarkedCall[] {
  return table.map(({ name, call }) => {
    const shape = callShapeOf(call);
    const mark = createHash('sha256').update(textOfShape(shape)).digest('base64url').slice(0, 10);
    return { name, mark, shape };
  });
}

/** What a server answers, and the forms of calls that servers before it answered. */
export type AnsweredCalls = { now: readonly MarkedCall[]; before: readonly MarkedCall[] };

/** The calls of a release that a server answers in no form, or in another than when it was built. */
export function otherCalls({ consumed }: Release, now: readonly MarkedCall[]) {
  const own = new Map(now.map((call) => [call.name, call]));
  return Object.entries(consumed?.calls ?? {}).filter(
    ([name, mark]) => own.get(name)?.mark !== mark,
  );
}

/** Which calls that a release makes a server does not answer as it was built for, in sentences. */
export function callReasons(
  release: Release,
  { now, before }: AnsweredCalls,
  user: string,
  { platform: { uses } }: Messages,
): string[] {
  return otherCalls(release, now).flatMap(([name, mark]) => {
    const own = now.find((call) => call.name === name);
    if (!own) return [uses.noCall(user, name)];
    const former = before.find((call) => call.name === name && call.mark === mark);
    if (!former) return [uses.laterCall(user, name)];
    const place = brokenPlace(former.shape, own.shape);
    return place === undefined ? [] : [uses.otherCall(user, name, place)];
  });
}
