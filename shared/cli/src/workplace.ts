import type { Tell } from './terminal/say.ts';

/** A site that was started on this machine. */
export type LocalSite = {
  url: string;
  /** Resolves with the name of the part that ended by itself, and where its log is. */
  ended: Promise<{ part: string; log: string }>;
  stop: () => Promise<void>;
};

/** Where the command works: in a workspace of many applications, or in a repository of one remote. */
export type Workplace = {
  /** As people here call the command. */
  command: (verb: string) => string;
  /** The folder that everything is written into which is no source. */
  state: string;
  /** The names of the applications whose sources are here; `shell` and remotes. */
  applications: () => string[];
  /** @throws UserError when the application is not here */
  folderOf: (application: string) => string;
  /** Folders whose edits change the remote. */
  sourcesOf: (remote: string) => string[];
  /**
   * Builds those whose sources changed since they were built last.
   *
   * @throws UserError with what the build says when it fails
   */
  build: (applications: string[], tell: Tell) => Promise<void>;
  /** What the compiler says of the types of an application; nothing when they are right. */
  checkTypes: (application: string) => Promise<string>;
  /** Types, lint and tests, as they are here. @returns an exit code */
  check: (words: string[]) => Promise<number>;
  /** Makes a remote. @returns an exit code */
  make: (words: string[]) => Promise<number>;
  /** Starts a site without one remote; where none can be started, one is named. */
  startSite?: (without: string) => Promise<LocalSite>;
  /** Serves everything that is here and builds what is edited. */
  serveEverything?: () => Promise<void>;
};
