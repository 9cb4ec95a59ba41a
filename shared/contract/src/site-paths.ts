import { type ShellPage, shellPages } from './pages.ts';
import { findRoute, isBelow } from './route-pattern.ts';

/** Under these the server answers itself, with data or files: never with a page. */
const serverPrefixes = [
  '/api',
  '/remotes',
  '/shell',
  '/pictures',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps',
  '/healthz',
  '/readyz',
];

/** Whether a path belongs to the server's data and files. */
export function isServerPath(path: string): boolean {
  const lowerCase = path.toLowerCase();
  return serverPrefixes.some(
    (prefix) => lowerCase === prefix || lowerCase.startsWith(`${prefix}/`),
  );
}

/** Whether a path is the dashboard or below it, whether a page stands there or not. */
export function isDashboardPath(path: string): boolean {
  return isBelow(shellPages.dashboard.path, path);
}

/** The shell's own page at a path. */
export function findShellPage(path: string): ShellPage | undefined {
  return findRoute(Object.values(shellPages), path)?.name;
}

export function isShellPath(path: string): boolean {
  return findShellPage(path) !== undefined;
}
