/**
 * How a person's action ended, with the sentence to show. `refused`: the server said no. `failed`:
 * nobody knows whether it happened, or the server could not; the same action may be tried again.
 */
export type Outcome = {
  status: 'done' | 'refused' | 'failed';
  message: string;
  /** Everything that stands in the way, where the server lists it. */
  reasons?: readonly string[];
};

/** Where an action stands, for whoever draws its button and its place on the page. */
export type ActionState = {
  /** It is under way: it cannot be done a second time meanwhile. */
  pending: boolean;
  /** Why the last try did not succeed, where that is to be read beside what was typed. */
  failure: Outcome | undefined;
};
