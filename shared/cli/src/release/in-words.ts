import type { Canary, LiveStatus, Member } from '@motohaat/contract/registry';

import { percent } from './figures.ts';
import type { Operation } from './registry.ts';

const lists = new Intl.ListFormat('en-GB');

/** Whether nobody is left who tries it. */
export function endsCanary(
  { version, percent: share, accounts }: Canary,
  live: LiveStatus | null,
): boolean {
  const tried = live?.canary?.version === version ? live.canary.accounts : 0;
  return share === 0 && (accounts?.length ?? tried) === 0;
}

/**
 * An operation in words that go on after "would".
 *
 * @param live how the application stands now
 */
export function inWords(
  application: string,
  operation: Operation,
  live: LiveStatus | null,
): string {
  switch (operation.verb) {
    case 'promote': {
      const { version, with: others } = operation.body;
      return `promote ${setOf({ application, version }, others)}`;
    }
    case 'canary': {
      const { version, with: others, percent: share, accounts = [], ramp } = operation.body;
      if (endsCanary(operation.body, live)) return `end the canary of ${application} ${version}`;
      const people = [percent(share), ...accounts].join(', ');
      const growing = ramp ? ', growing by itself' : '';
      return `give ${setOf({ application, version }, others)} to ${people}${growing}`;
    }
    case 'rollback': {
      const { version, from, canary } = operation.body;
      const to = version === undefined ? '' : ` to ${version}`;
      if (canary) return `end the canary of ${application}${from === undefined ? '' : ` ${from}`}`;
      return from === undefined
        ? `roll ${application} back${to}`
        : `roll ${application} back from ${from}${to}`;
    }
    case 'kill':
      return `take ${application} off with "${operation.body.sentence}"`;
    case 'revive':
      return `put ${application} back`;
    case 'remove':
      return `remove ${application} with all its pages`;
    case 'hand-over':
    default: {
      const { to } = operation.body;
      return `hand routes of ${application} over to ${to.application} ${to.version}`;
    }
  }
}

function setOf(own: Member, others: readonly Member[] = []): string {
  return lists.format([own, ...others].map((one) => `${one.application} ${one.version}`));
}
