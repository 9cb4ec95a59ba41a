import type { Boot, SignedComposition } from '@motohaat/contract/composition';

/** What a development shell needs of the document; all are paths of this origin. */
export type DevShell = { scripts: string[]; styles: string[] };

const bootBlock = /(<script type="application\/json" id="boot">)([^]*?)(<\/script>)/;

/** What the server drew, and the state that it was drawn with. */
const drawnPage =
  /<div id="root" data-drawn>[^]*?<script type="application\/json" id="state">[^]*?<\/script>/;

/**
 * The server's document with the development shell in the place of its own, and with another
 * composition. A page that the server drew is left out: other builds drew it than are here, and the browser
 * draws it anew.
 *
 * @returns nothing when the text is not one of the server's documents
 */
export function developmentDocument(
  html: string,
  shell: DevShell,
  recompose: (composition: SignedComposition) => SignedComposition,
): string | undefined {
  const [, , text] = bootBlock.exec(html) ?? [];
  if (text === undefined) return undefined;
  const boot = JSON.parse(text) as Boot;
  const recomposed: Boot = { ...boot, composition: recompose(boot.composition) };
  const tags = [
    ...shell.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...shell.scripts.map((src) => `<script defer src="${src}"></script>`),
  ];
  return (
    html
      .replace(drawnPage, '<div id="root"></div>')
      // A drawn page's styles, and what brings its pictures and scripts in their order.
      .replaceAll(
        /<style[^>]*>[^]*?<\/style>\n?|<script(?: type="text\/css"[^>]*)?>[^]*?<\/script>\n?/g,
        '',
      )
      .replaceAll(/<script [^>]*src="\/shell\/[^>]*><\/script>\n?/g, '')
      .replaceAll(/<link [^>]*href="\/shell\/[^>]*>\n?/g, '')
      // The remote in hand is elsewhere; of the others nothing is lost but a moment.
      .replaceAll(/<link (?:rel="preload"|data-later)[^>]*>\n?/g, '')
      .replace('</head>', () => `${tags.join('\n')}\n</head>`)
      .replace(bootBlock, (_, open: string, __, close: string) => {
        const json = JSON.stringify(recomposed).replaceAll('<', '\\u003c');
        return open + json + close;
      })
  );
}

/**
 * The server's content policy for a development page: the overlay that shows build errors has styles
 * of its own, everything is on plain HTTP, and what replaces edited modules makes code of texts. Nothing is
 * left of what the server put there itself: beside the hash of a style no other may be inline.
 */
export function developmentPolicy(policy: string): string {
  return policy
    .split('; ')
    .filter((directive) => !/^upgrade-insecure-requests|trusted-types/.test(directive))
    .map((directive) => directive.replaceAll(/ 'sha256-[^']*'/g, ''))
    .map((directive) =>
      directive.startsWith('style-src ') ? `${directive} 'unsafe-inline'` : directive,
    )
    .join('; ');
}
