import { hideContacts } from '@motohaat/domain/contacts';

import { remembered } from './remembered.ts';

/** Lines of which it is kept how they read. */
const keptLines = 5_000;
const lines = remembered<string>(keptLines);

/**
 * A short text that lists say again and again, such as a bike's name or its place, with its phone
 * numbers, e-mail addresses and links hidden.
 */
export const hideInLine = (line: string): string => lines(line, () => hideContacts(line));
