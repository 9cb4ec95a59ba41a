import type { ListState } from '../../ui/list-state.ts';
import { type Filter, kinds } from './things.ts';

/** Whether somebody uses a thing; what nobody does may go. */
export const states = ['used', 'unused', 'any'] as const;
type State = (typeof states)[number];

/** What of all uses is shown, as the page's address says. */
export type UsesPlace = Filter & { state: State };

/** @param applications that there are */
export function usesPlace(list: ListState, applications: readonly string[]): UsesPlace {
  const state = list.one('state', states) ?? 'used';
  return {
    state,
    application: list.one('application', applications),
    kind: list.one('kind', kinds),
    text: list.text('find'),
    used: state === 'any' ? undefined : state === 'used',
  };
}
