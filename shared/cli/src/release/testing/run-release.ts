import type { Workplace } from '../../workplace.ts';
import { release } from '../release.ts';
import { aStatus } from './examples.ts';
import { type Answers, fakeRegistry } from './fake-registry.ts';

export const status = { 'GET /mfe-buyer': { body: aStatus() } };

export const place: Workplace = {
  command: (verb) => `npm run release -- ${verb}`,
  state: '/nowhere',
  applications: () => ['shell', 'mfe-buyer'],
  folderOf: (application) => `/nowhere/${application}`,
  sourcesOf: () => [],
  build: async () => {},
  checkTypes: async () => '',
  check: async () => 0,
  make: async () => 0,
};

/** Runs the release command against a registry with canned answers: what it said and what it sent. */
export async function runRelease(words: string, answers: Answers = status) {
  const registry = await fakeRegistry(answers);
  const said = { out: [] as string[], err: [] as string[] };
  const streams = {
    out: (text: string) => void said.out.push(text),
    err: (text: string) => void said.err.push(text),
  };
  const split = words.match(/"[^"]*"|\S+/g)?.map((word) => word.replaceAll('"', '')) ?? [];
  const code = await release(
    [...split, '--server', registry.url, '--token', 'mht_x'],
    place,
    streams,
  );
  const { received } = registry;
  const changes = received.filter(({ call }) => call.startsWith('POST'));
  return { code, out: said.out.join('\n'), err: said.err.join('\n'), received, changes };
}
