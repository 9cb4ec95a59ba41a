/** A site has some hundred files that are live or in open tabs, and pictures. */
const most = 5_000;

/** Which paths were files for everybody when they were asked for last. */
type KnownFiles = {
  /** @param url path and query as they were asked for */
  has: (url: string) => boolean;
  note: (url: string) => void;
};

export function rememberFiles(): KnownFiles {
  const paths = new Set<string>();
  return {
    has: (url) => paths.has(pathOf(url)),
    note: (url) => {
      const path = pathOf(url);
      // One path for each file: another spelling of it is a name that anybody can invent.
      if (path.includes('%')) return;
      paths.delete(path);
      paths.add(path);
      const [oldest = ''] = paths;
      if (paths.size > most) paths.delete(oldest);
    },
  };
}

function pathOf(url: string): string {
  const [path = ''] = url.split('?', 1);
  return path;
}
