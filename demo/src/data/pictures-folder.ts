import { fileURLToPath } from 'node:url';

/** Where the pictures of the demo market lie: served under `/pictures/`, flat. */
export const picturesFolder = fileURLToPath(new URL('../../pictures/', import.meta.url));
