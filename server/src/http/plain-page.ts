import { createHash } from 'node:crypto';

import type { Language } from '@motohaat/domain/language';
import { siteName } from '@motohaat/domain/site-name';

import { escapeHtml } from './html.ts';

const sheet = `
:root { color-scheme: light dark; --canvas: #fafaf8; --surface: #fff; --ink: #1b2430; --muted: #56616c; --line: #dfe2e5; --primary: #00666c; --on: #fff; }
@media (prefers-color-scheme: dark) { :root { --canvas: #0c1116; --surface: #151a20; --ink: #f0efea; --muted: #9ba4ad; --line: #2d343b; --primary: #4dc3c4; --on: #0c1116; } }
* { box-sizing: border-box; }
body { margin: 0; padding: 24px 16px; background: var(--canvas); color: var(--ink); font: 16px/1.5 system-ui, 'Noto Sans Bengali', 'Nirmala UI', 'Kohinoor Bangla', sans-serif; }
main { max-width: 34rem; margin: 0 auto; }
a { color: var(--primary); }
.brand { display: inline-block; margin: 0 0 16px; padding: 8px 0; font-size: 18px; font-weight: 700; text-decoration: none; }
.card { display: grid; gap: 12px; padding: 24px; border: 1px solid var(--line); border-radius: 14px; background: var(--surface); }
h1 { margin: 0; font-size: 22px; line-height: 1.25; }
p { margin: 0; }
.quiet { color: var(--muted); font-size: 14px; }
form { display: grid; gap: 8px; margin-top: 12px; }
button { min-height: 44px; padding: 8px 16px; border: 1px solid var(--line); border-radius: 8px; background: transparent; color: var(--ink); font: inherit; font-weight: 600; cursor: pointer; }
button.main { border-color: transparent; background: var(--primary); color: var(--on); }
:focus-visible { outline: 3px solid var(--primary); outline-offset: 2px; }
`;
const sheetHash = createHash('sha256').update(sheet).digest('base64');

/** What such a page may do: show itself and send its own form. */
export const plainPolicy = `default-src 'none'; style-src 'sha256-${sheetHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** A page that stands outside of the shell: it needs no script, no release and no session. */
export type PlainPage = {
  language: Language;
  home: string;
  title: string;
  sentences: readonly string[];
  /** What is asked, and answered at the page's own address; the first button is the main one. */
  buttons?: readonly { name: string; label: string }[];
  /** Where it goes on from here; `lang` of a label in another language than the page's. */
  links: readonly { href: string; label: string; lang?: Language }[];
};

/** The page as HTML, to be sent with {@link plainPolicy}. */
export function plainPageHtml(page: PlainPage): string {
  const { language, home, title, sentences, buttons, links } = page;
  const e = escapeHtml;
  const asked = buttons?.map(
    ({ name, label }, index) =>
      `<button name="${e(name)}" value="1"${index === 0 ? ' class="main"' : ''}>${e(label)}</button>`,
  );
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${e(title)} · ${siteName}</title>
<style>${sheet}</style>
</head>
<body>
<main>
<a class="brand" href="${e(home)}">${siteName}</a>
<div class="card">
<h1>${e(title)}</h1>
${sentences.map((each) => `<p>${e(each)}</p>`).join('\n')}
${asked ? `<form method="post">\n${asked.join('\n')}\n</form>` : ''}
${links.map(linkHtml).join('\n')}
</div>
</main>
</body>
</html>
`;
}

function linkHtml({ href, label, lang }: PlainPage['links'][number]): string {
  const spoken = lang ? ` lang="${lang}" hreflang="${lang}"` : '';
  return `<p class="quiet"><a href="${escapeHtml(href)}"${spoken}>${escapeHtml(label)}</a></p>`;
}
