import type { Composition } from './composition.ts';

/** The one text that a composition is signed as: its keys in order, whatever order they came in. */
export function textToSign(composition: Composition & { signature?: string }): string {
  const unsigned = { ...composition, signature: undefined };
  return JSON.stringify(unsigned, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : value,
  );
}
