import type { ComposedRemote } from '@motohaat/contract/composition';

/** The first file of a release in a stack: the code that threw, or called what did. */
const file = /\/remotes\/([a-z][a-z0-9-]*)\/([^/\s]+)\//;

/**
 * Tells of errors and rejections that nobody caught, by the release whose code it was.
 *
 * @param remotes those that the page has now
 */
export function followUncaught(
  remotes: () => readonly ComposedRemote[],
  tell: (remote: ComposedRemote) => void,
): void {
  const follow = (stack: string) => {
    const [, name, release] = file.exec(stack) ?? [];
    const remote = remotes().find((each) => each.name === name && each.release === release);
    if (remote) tell(remote);
  };
  window.addEventListener('error', ({ error, filename }) =>
    follow(`${stackOf(error)} ${filename}`),
  );
  window.addEventListener('unhandledrejection', ({ reason }) => follow(stackOf(reason)));
}

function stackOf(error: unknown): string {
  return (error instanceof Error && error.stack) || '';
}
