import type { ComponentType } from 'react';

import type { PageState } from './open-page.ts';

export type ReadableProps = {
  /** What became of the page's code. */
  state: PageState;
  onRetry: () => void;
};

/** What stands for a page of the server's that did not become live: it can be read. Until its reader leaves. */
export const readable: { Page?: ComponentType<ReadableProps> | undefined } = {};
