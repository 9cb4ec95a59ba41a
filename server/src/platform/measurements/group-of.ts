type GivenRelease = { name: string; release: string; canary: boolean };

/**
 * As whom a visitor counts where releases are compared; `undefined` for releases that no coin decided
 * on: where nothing is tried, for accounts that were named, for whoever comes for the first time.
 */
export type GroupOf = (given: GivenRelease) => string | undefined;

/** Of a page that nobody is compared by. */
export const noGroup: GroupOf = () => undefined;
