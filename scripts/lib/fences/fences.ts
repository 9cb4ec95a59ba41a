import { cycles } from './cycles.ts';
import { silencers } from './silencers.ts';
import type { Finding } from './sources.ts';
import { strayStyles } from './styles.ts';

/**
 * What no rule of the linter sees, because it shows in many files together or in none of its
 * languages: circles of folders, styles outside their layer, silencers without a reason.
 *
 * @param root of the repository
 */
export function fenceFindings(root: string): Finding[] {
  return [...cycles(root), ...strayStyles(root), ...silencers(root).findings];
}
