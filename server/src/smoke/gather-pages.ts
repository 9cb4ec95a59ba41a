import type { SmokeOrder, SmokePage } from '@motohaat/contract/smoke-tests';

import { collectFindings } from './findings.ts';
import type { PlannedPage, PlannedView } from './planned-view.ts';
import type { SetFiles } from './set-files.ts';
import { hasAsked, type ViewResult } from './test-view.ts';

/** A view with what was found in it. */
export type Looked = { planned: PlannedView; result: ViewResult };

/**
 * What was found on each page of the candidate, over all the ways in which it was looked at: each finding
 * once, with the first way in which it showed.
 */
export async function gatherPages(
  files: SetFiles,
  pages: readonly PlannedPage[],
  looked: readonly Looked[],
  { application, release, budget }: SmokeOrder,
): Promise<SmokePage[]> {
  const folder = `/${application === 'shell' ? '' : 'remotes/'}${application}/${release}/`;
  return Promise.all(
    pages.map(async (page) => {
      const own = looked.filter(
        ({ planned }) => planned.of === 'candidate' && planned.page.name === page.name,
      );
      const findings = collectFindings();
      tell(own, 'faults', findings.add);
      tell(own, 'notes', findings.note);
      const unseen = whyUnseen(page, own);
      if (unseen) findings.add(unseen);
      const weight = await weigh(files, folder, own);
      if (budget && weight.javascript > budget.javascript) {
        findings.add(
          `It loads ${weight.javascript} kB of scripts; the budget is ${budget.javascript} kB.`,
        );
      }
      if (budget && weight.css > budget.css) {
        findings.add(`It loads ${weight.css} kB of style sheets; the budget is ${budget.css} kB.`);
      }
      return {
        path: page.name,
        faults: findings.faults(),
        notes: findings.notes(),
        views: own.length,
        milliseconds: own.reduce((sum, { result }) => sum + result.milliseconds, 0),
        weight,
      };
    }),
  );
}

function tell(own: readonly Looked[], what: 'faults' | 'notes', keep: (text: string) => void) {
  const told = new Set<string>();
  for (const { planned, result } of own) {
    for (const text of result[what]) {
      if (!told.has(text)) keep(`${text} (${inWords(planned)})`);
      told.add(text);
    }
  }
}

/** Where a release fills slots of a page that were never filled, nothing of it was looked at there. */
function whyUnseen({ fills }: PlannedPage, own: readonly Looked[]): string | undefined {
  const isSeen = own.some(({ result: { paths } }) => fills && hasAsked(paths, fills.files));
  return fills && !isSeen
    ? `Nothing of it came into ${fills.slots.join(', ')}: none of its files was asked for.`
    : undefined;
}

function inWords({ view, page }: PlannedView): string {
  const { state, width, scheme, language, drawnBy } = view;
  const drawn = drawnBy === 'server' ? ', drawn by the server' : '';
  const signedIn = page.member && page.role ? `, signed in as ${page.role}` : '';
  return `${state}, ${width} px, ${scheme}, ${language}${drawn}${signedIn}`;
}

/** In kB before compression: the most that one view asked for of the candidate's own files. */
async function weigh(files: SetFiles, folder: string, own: readonly Looked[]) {
  const weights = own.map(async ({ result: { paths } }) => {
    const sum = { javascript: 0, css: 0 };
    for (const path of paths) {
      if (!path.startsWith(folder)) continue;
      const { byteLength } = (await files.file(path)).body;
      if (path.endsWith('.js')) sum.javascript += byteLength;
      if (path.endsWith('.css')) sum.css += byteLength;
    }
    return sum;
  });
  const all = await Promise.all(weights);
  const most = (what: 'javascript' | 'css') =>
    Math.round(Math.max(0, ...all.map((sum) => sum[what])) / 10) / 100;
  return { javascript: most('javascript'), css: most('css') };
}
