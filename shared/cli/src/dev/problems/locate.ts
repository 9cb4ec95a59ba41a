import { SourceMap, type SourceMapPayload } from 'node:module';

import type { DevBuild } from '@motohaat/build/dev-server';

/** Where in a built file: `/remotes/mfe-a/dev/static/js/async/a.js:12:5`. */
const frame = /(?:https?:\/\/[^/\s]+)?(\/[^\s():?]+\.js)(?:\?[^\s():]*)?:(\d+):(\d+)/g;

/** How many places of a stack are told. */
const most = 5;

/**
 * Finds the lines of sources that a stack is of, by the source maps of the builds so far: a page may still
 * run an older one.
 *
 * @param base the path below which built files are
 */
export function createLocator(base: string) {
  const maps = new Map<string, string>();
  const parsed = new Map<string, SourceMap>();

  function mapOf(path: string): SourceMap | undefined {
    const known = parsed.get(path);
    const payload = maps.get(path);
    if (known || payload === undefined) return known;
    const map = new SourceMap(JSON.parse(payload) as SourceMapPayload);
    parsed.set(path, map);
    return map;
  }

  return {
    /** Keeps the source maps of a build. */
    take(build: Pick<DevBuild, 'names' | 'read'>): void {
      for (const name of build.names().filter((each) => each.endsWith('.js.map'))) {
        const path = `${base}/${name.slice(0, -'.map'.length)}`;
        maps.set(path, build.read(name).toString());
        parsed.delete(path);
      }
    },
    /** @returns such as `src/routes/alerts.tsx:12`, the innermost first; none of packages */
    find(stack: string): string[] {
      const places = [...stack.matchAll(frame)].flatMap(([, path = '', line, column]) => {
        const entry = mapOf(path)?.findEntry(Number(line) - 1, Number(column) - 1);
        if (!entry || !('originalSource' in entry)) return [];
        const source = sourcePath(entry.originalSource);
        return source === undefined ? [] : `${source}:${entry.originalLine + 1}`;
      });
      return [...new Set(places)].slice(0, most);
    },
  };
}

/** `webpack://mfe_a/./src/a.tsx` → `src/a.tsx`. */
function sourcePath(source: string): string | undefined {
  const [, path] = /(?:^|\/)(src\/[^?]+)/.exec(source) ?? [];
  return path === undefined || source.includes('node_modules') ? undefined : path;
}
