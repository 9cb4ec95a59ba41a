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
