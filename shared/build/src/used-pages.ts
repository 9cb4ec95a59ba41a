import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Checks that an application says of no page that it links to it when it does not: such a page could
 * never be taken away. That it says so of every page that it links to is a matter of types.
 *
 * @param dir the application's folder
 * @param uses the purposes that its release names
 * @throws Error with the first that no link leads to
 */
export function checkUsedPages(dir: string, uses: readonly string[] = []): void {
  const sources = globSync('src/**/*.{ts,tsx}', { cwd: dir, exclude: ['**/*.test.*'] }).map(
    (path) => readFileSync(join(dir, path), 'utf8'),
  );
  for (const purpose of uses) {
    const link = new RegExp(`\\bhref\\(\\s*'${purpose}'`);
    if (!sources.some((source) => link.test(source))) {
      throw new Error(`src/links.ts names the page "${purpose}", and no link leads to it.`);
    }
  }
}
