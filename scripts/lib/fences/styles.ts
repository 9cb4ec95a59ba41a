import { read, sourceFiles, type Finding } from './sources.ts';

/** In which cascade layer a style sheet's rules stand, by where the file is. The first that fits. */
const layers: readonly { files: RegExp; layer: string }[] = [
  { files: /^shared\/ui\/src\/reset\.css$/, layer: 'reset' },
  { files: /^shared\/ui\/src\/tokens\.css$/, layer: 'tokens' },
  { files: /^shared\/ui\/.*\.module\.css$/, layer: 'ui' },
  { files: /^shell\/src\/app\/global\.css$/, layer: 'shell' },
  { files: /^shell\/.*\.module\.css$/, layer: 'shell' },
  { files: /^mfe-[^/]+\/.*\.module\.css$/, layer: 'remote' },
];

/** Finds styles that could reach further than their own part of the page. */
export function strayStyles(root: string): Finding[] {
  return sourceFiles(root, ['css'])
    .filter((path) => !path.startsWith('sandbox/'))
    .flatMap((path) =>
      [...new Set(problemsOf(path, read(root, path)))].map((message) => ({ path, message })),
    );
}

function problemsOf(path: string, text: string): string[] {
  const layer = layers.find(({ files }) => files.test(path))?.layer;
  if (layer === undefined) {
    return ['A style sheet is a CSS module, NAME.module.css, of shared/ui, the shell or a remote.'];
  }
  const css = text.replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(/(["'])(?:\\.|(?!\1).)*\1/g, '""');
  return blocksOf(css).flatMap(({ head, within }) => {
    if (/^@import\b/.test(head)) {
      return ['A style sheet is imported by the component that needs it, never by another sheet.'];
    }
    if (/^@layer [^{]*,/.test(head) || (layer === 'tokens' && head === '@font-face')) return [];
    if (within.length === 0 && head !== `@layer ${layer}`) {
      return [
        `Every rule stands in its place's cascade layer: put “${head}” into @layer ${layer} { … }.`,
      ];
    }
    const local = !path.endsWith('.module.css') || isLocal(head, within);
    return local
      ? []
      : [`“${head}” reaches beyond its component: name a class of this module in each selector.`];
  });
}

/** A rule, or an at-rule, and the heads of the blocks that it stands in. */
type Block = { head: string; within: string[] };

function blocksOf(css: string): Block[] {
  const blocks: Block[] = [];
  const within: string[] = [];
  let start = 0;
  for (let at = 0; at < css.length; at++) {
    const sign = css[at];
    if (sign !== '{' && sign !== '}' && sign !== ';') continue;
    const head = css.slice(start, at).trim().replaceAll(/\s+/g, ' ');
    start = at + 1;
    if (sign === '{') {
      blocks.push({ head, within: [...within] });
      within.push(head);
    } else if (sign === '}') within.pop();
    else if (head.startsWith('@')) blocks.push({ head, within: [...within] });
  }
  return blocks;
}

/** Whether each selector names a class of the module, itself or by what it is nested in. */
function isLocal(head: string, within: string[]): boolean {
  const inKeyframes = within.some((each) => each.startsWith('@keyframes'));
  if (head.startsWith('@') || inKeyframes) return true;
  if (within.some((each) => !each.startsWith('@'))) return true;
  return listOf(head.replaceAll(/:global\([^)]*\)/g, '')).every((selector) =>
    /\.[a-zA-Z]/.test(selector),
  );
}

/** Splits a list of selectors at the commas that stand in no parentheses. */
function listOf(head: string): string[] {
  const selectors = [''];
  let depth = 0;
  for (const sign of head) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === ',' && depth === 0) selectors.push('');
    else selectors[selectors.length - 1] += sign;
  }
  return selectors.map((selector) => selector.trim());
}
