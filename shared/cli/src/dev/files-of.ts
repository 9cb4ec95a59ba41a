import type { Server } from 'node:http';
import { join } from 'node:path';

import type { Workplace } from '../workplace.ts';

/** Where development builds are made, and how pages hear of edits. */
export type Place = {
  workplace: Workplace;
  /** Takes the connections over which pages hear of edits. */
  server: Server;
  /** On which it will listen. */
  port: number;
};

/** What a development server needs to know of an application. */
export function filesOf(
  { workplace: { folderOf, state }, server, port }: Place,
  name: string,
  base: string,
) {
  return { dir: folderOf(name), base, output: join(state, 'dev', name), server, port };
}
