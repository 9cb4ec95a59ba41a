import { invalidRequest } from './errors.ts';
import type { Params } from './form.ts';
import { readGroup } from './params.ts';

/** The vendor's limits. Source: https://docs.stripe.com/metadata */
const MOST_KEYS = 50;
const LONGEST_KEY = 40;
const LONGEST_VALUE = 500;

/**
 * Metadata after a change: a named value is set, an empty one takes its key away, and an empty
 * `metadata` takes all away.
 *
 * @param known what the object carries so far.
 * @throws HttpError 400 when a limit is passed.
 */
export function changedMetadata(
  params: Params,
  known: Record<string, string> = {},
): Record<string, string> {
  if (params['metadata'] === '') return {};
  const metadata = { ...known };
  for (const [key, value] of Object.entries(readGroup(params, 'metadata') ?? {})) {
    if (typeof value !== 'string') throw refusal('Metadata values must be texts');
    if (key.length > LONGEST_KEY) throw refusal(`Metadata keys have at most ${LONGEST_KEY} signs`);
    if (value.length > LONGEST_VALUE) {
      throw refusal(`Metadata values have at most ${LONGEST_VALUE} signs`);
    }
    if (value === '') delete metadata[key];
    else metadata[key] = value;
  }
  if (Object.keys(metadata).length > MOST_KEYS) {
    throw refusal(`Metadata has at most ${MOST_KEYS} keys`);
  }
  return metadata;
}

function refusal(message: string): Error {
  return invalidRequest(message, { param: 'metadata' });
}
