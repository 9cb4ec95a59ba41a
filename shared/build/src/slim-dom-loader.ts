/** What marks the module that draws in a browser, and the one that pages ask for portals. */
const marks = {
  client: 'exports.hydrateRoot = function (',
  pages: 'exports.createPortal = function (',
};

/** Calls by which React would load style sheets and scripts. */
const loads = ['preconnect', 'prefetchDNS', 'preload', 'preloadModule', 'preinit', 'preinitModule'];

/**
 * What no page is made of, as React numbers and names it: a profiler (12), a list of suspended parts (19),
 * a hidden part of before (23), a marker for traces (25), a view transition (30), an activity (31).
 */
const kinds = ['12', '19', '23', '25', '30', '31'];
const types = ['PROFILER', 'SUSPENSE_LIST', 'LEGACY_HIDDEN', 'VIEW_TRANSITION', 'ACTIVITY'];

/** What is left in functions that nothing needs. */
const emptied: Readonly<Record<string, string>> = {
  // Of activities, lists of suspended parts and view transitions.
  getActivityInstanceFromFiber: 'return null;',
  updateActivityComponent: '',
  updateSuspenseListComponent: '',
  trackEnterViewTransitions: '',
  pushMutationContext: '',
  preloadInstanceAndSuspendIfNeeded: '',
  // Style sheets and scripts that React would load: the shell loads those of a page, with their hashes.
  getResource: 'return null;',
  acquireResource: 'return null;',
  suspendResource: '',
  preloadResourceAndSuspendIfNeeded: '',
  prefetchDNS: '',
  preconnect: '',
  preload: '',
  preloadModule: '',
  preinitStyle: '',
  preinitScript: '',
  preinitModuleScript: '',
  // Fragments with a `ref`.
  isFragmentInstanceParent: 'return !1;',
  // The lines of a component stack, which no report has, and for which it runs the component again.
  describeNativeComponentFrame: 'return "";',
  // Nothing calls what it is kept for.
  defaultOnDefaultTransitionIndicator: '',
};

type Cut = readonly [from: string | RegExp, to: string];

/** What stands in the module that draws, and what is read in its place. */
const cuts: readonly Cut[] = [
  [new RegExp(`\\b(?:${kinds.join('|')}) === (?:\\w+\\.)*tag\\b`, 'g'), '!1'],
  // Whether a commit may be a view transition, by the lanes of its updates.
  [/\((\w+) & 335544064\) === \1\b/g, '!1'],
  ['  shouldStartViewTransition\n    ?', '  !1\n    ?'],
  ['viewTransitionMutationContext &&\n        inUpdateViewTransition &&', '!1 &&'],
  ['null !== pendingViewTransition &&', '!1 &&'],
  ['null !== committedViewTransition)', '!1)'],
  [/^(?:ViewTransitionPseudoElement|FragmentInstance)\.prototype\.\w+ = function[^]*?^\};\n/gm, ''],
  ['new FragmentInstance(current)', 'null'],
  // A commit waits for style sheets that React loads, and for pictures of a view transition: for neither.
  [
    'if (\n    isViewTransitionEligible ||\n    subtreeFlags & 8192 ||\n    16785408 === (subtreeFlags & 16785408)\n  )',
    'if (!1)',
  ],
  ...Object.entries(emptied).map(
    ([name, left]) =>
      [new RegExp(`^(function ${name}\\([^)]*\\) \\{\\n)[^]*?^\\}$`, 'm'), `$1${left}\n}`] as const,
  ),
];

const cutsOfPages = loads.map((name): Cut => [
  new RegExp(`^exports\\.${name} = function[^]*?^\\};\\n`, 'm'),
  '',
]);

/**
 * Cuts what no page runs out of the parts of React that draw in a browser.
 *
 * @throws Error where it is not the one that this was written for: look again at what it holds
 */
export default function slimDom(source: string): string {
  if (source.includes(marks.pages)) return cut(source, cutsOfPages);
  if (!source.includes(marks.client)) return source;
  return withoutBranches(cut(source, cuts).split('\n')).join('\n');
}

function cut(source: string, all: readonly Cut[]): string {
  return all.reduce((text, [from, to]) => {
    const left = text.replace(from, to);
    if (left === text) throw new Error(`React has no longer: ${String(from)}`);
    return left;
  }, source);
}

const label = new RegExp(
  `^( *)case (?:${[...kinds, ...types.map((type) => `REACT_${type}_TYPE`)].join('|')}):$`,
);
const ofKinds = /switch \((?:\w+\.)*(?:tag|type|owner)\) \{$/;

/**
 * Takes the branches of those kinds out of each `switch`. Their statements stay where nothing reaches
 * them, for the sake of the variables that they declare: the minifier takes them.
 */
function withoutBranches(lines: readonly string[]): string[] {
  const left = [...lines];
  for (let at = left.length - 1; at > 0; at -= 1) {
    const [, indent] = label.exec(left[at] ?? '') ?? [];
    if (indent === undefined || !ofKinds.test(headOf(left, at, indent))) continue;
    const before = left[at - 1] ?? '';
    const end = left.findIndex((line, index) => index > at && !isWithin(line, indent));
    if (end === at + 1 || /^ *case \S+:$/.test(before)) {
      // Other branches do the same.
      left.splice(at, 1);
    } else {
      // Before the first branch that is left no statement may stand; nothing equals NaN.
      const first = before.endsWith('{') ? 'case NaN: ' : '';
      left.splice(at, end - at, `${first}if (!1) {`, ...left.slice(at + 1, end), '}');
    }
  }
  return left;
}

const isWithin = (line: string, indent: string) => line === '' || line.startsWith(`${indent} `);

/** The line that begins the `switch` around a branch. */
function headOf(lines: readonly string[], at: number, indent: string): string {
  return lines.slice(0, at).findLast((line) => line !== '' && !line.startsWith(indent)) ?? '';
}
