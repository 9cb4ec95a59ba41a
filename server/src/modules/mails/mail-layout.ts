import type { Language } from '@motohaat/domain/language';
import { siteName } from '@motohaat/domain/site-name';

import { escapeHtml } from '../../http/html.ts';

/** What a mail says, in words that are ready. */
export type MailParts = {
  language: Language;
  /** Where the site is. */
  home: string;
  title: string;
  greeting: string;
  text: string;
  /** Where it leads. */
  button?: { href: string; label: string; orOpen: string } | undefined;
  /** Sentences at its foot. */
  foot: readonly string[];
  /** Links at its foot. */
  links: readonly { href: string; label: string }[];
};

// Mail programs read styles at the elements; those that know the dark read the sheet too. The colours are
// the site's tokens, as programs that know no OKLCH can read them.
const sheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
a { color: #00666c; }
@media (prefers-color-scheme: dark) {
  .canvas { background: #0c1116 !important; }
  .card { background: #151a20 !important; border-color: #2d343b !important; }
  .ink, h1 { color: #f0efea !important; }
  .quiet, .quiet p { color: #9ba4ad !important; }
  .brand, a { color: #4dc3c4 !important; }
  .button { background: #4dc3c4 !important; color: #0c1116 !important; }
}
@media (max-width: 480px) { .card { padding: 20px !important; } .canvas { padding: 12px !important; } }
`;

const font =
  "font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans Bengali','Nirmala UI','Kohinoor Bangla',sans-serif";

/** The document of a mail: one column that reads well on any screen, in the light and in the dark. */
export function htmlOf(parts: MailParts): string {
  const { language, home, title, greeting, text, button, foot, links } = parts;
  const e = escapeHtml;
  const pressed = button
    ? `<p style="margin:24px 0 16px"><a class="button" href="${e(button.href)}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:#00666c;color:#ffffff;font-weight:600;text-decoration:none">${e(button.label)}</a></p>
<p class="quiet" style="margin:0;font-size:14px;color:#56616c">${e(button.orOpen)}<br><a href="${e(button.href)}" style="overflow-wrap:anywhere">${e(button.href)}</a></p>`
    : '';
  const sentences = foot.map((each) => `<p style="margin:0 0 8px">${e(each)}</p>`).join('\n');
  const ways = links
    .map(
      ({ href, label }) =>
        `<a href="${e(href)}" style="display:inline-block;margin:0 16px 8px 0">${e(label)}</a>`,
    )
    .join('\n');
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${e(title)}</title>
<style>${sheet}</style>
</head>
<body class="canvas" style="margin:0;padding:0;background:#fafaf8">
<div class="canvas" role="article" aria-label="${e(title)}" style="padding:24px;background:#fafaf8;${font};font-size:16px;line-height:1.5">
<div style="max-width:560px;margin:0 auto">
<p style="margin:0 0 16px;font-size:18px;font-weight:700"><a class="brand" href="${e(home)}" style="color:#00666c;text-decoration:none">${siteName}</a></p>
<div class="card ink" style="padding:32px;border:1px solid #dfe2e5;border-radius:14px;background:#ffffff;color:#1b2430">
<h1 class="ink" style="margin:0 0 16px;font-size:22px;line-height:1.25;color:#1b2430">${e(title)}</h1>
<p style="margin:0 0 12px">${e(greeting)}</p>
<p style="margin:0;overflow-wrap:break-word">${e(text)}</p>
${pressed}
</div>
<div class="quiet" style="padding:16px 4px;font-size:14px;color:#56616c">
${sentences}
<p style="margin:0">${ways}</p>
</div>
</div>
</div>
</body>
</html>
`;
}

/** The same for who reads mails as text. */
export function textOf({ title, greeting, text, button, foot, links }: MailParts): string {
  return [
    title,
    greeting,
    text,
    ...(button ? [`${button.label}:\n${button.href}`] : []),
    '-- ',
    foot.join('\n'),
    links.map(({ href, label }) => `${label}:\n${href}`).join('\n\n'),
  ].join('\n\n');
}
