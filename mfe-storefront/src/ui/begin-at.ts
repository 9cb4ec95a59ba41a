import { isBadCursor } from '@motohaat/api/list-result';

type Read<Answer> = (cursor: string | undefined, signal: AbortSignal) => Promise<Answer>;

/**
 * A list of a page of which the address may say where it begins.
 *
 * @param start the cursor of the address; one that means nothing is none
 * @param read gives a page of the list, from the beginning without a cursor
 */
export const beginAt = <Answer>(start: string | undefined, read: Read<Answer>) => ({
  start,
  read: async (cursor: string | undefined, signal: AbortSignal): Promise<Answer> =>
    read(cursor, signal).catch(async (error: unknown) => {
      if (cursor !== start || !isBadCursor(error)) throw error;
      return read(undefined, signal);
    }),
});
