/** What reading a list has come to, for whoever draws it. */
export type ListResult<Row> =
  | { status: 'loading' }
  | FailedList
  | {
      status: 'ready';
      rows: readonly Row[];
      /** They belong to another filter, or to another page: what was asked for is on its way. */
      isStale: boolean;
      /** The way to further rows, which come after these; nothing where these are all. */
      more?: MoreRows;
      /** The way to the pages beside this one, which take its place. */
      pages?: Pages;
    };

/** Nothing of a list can be shown. */
export type FailedList = {
  status: 'failed';
  reason: 'offline' | 'error';
  /** A sentence about the reason. */
  message: string;
  /** What was thrown; nothing while the person is offline. */
  error: unknown;
  retry: () => void;
};

export type MoreRows = {
  load: () => void;
  /** A page that begins with them, for whoever follows links alone; not every list has one. */
  href?: string;
} & (
  | { status: 'idle' | 'loading' }
  /** The rows did not come; `load` asks for them again. */
  | { status: 'failed'; message: string }
);

/** Nothing at an end of the list. */
export type Pages = { previous: (() => void) | undefined; next: (() => void) | undefined };
