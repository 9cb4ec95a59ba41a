import type { Browser, Page } from '@playwright/test';

import { phone } from './pages.ts';

/** Stands where the picture is, in the words of a page. */
const mark = '[picture]';

/** A page with the words of another one and its first picture, and nothing else. */
export type BarePage = {
  html: string;
  /** Text of the heading, and of the first card's. */
  words: string;
  card: string;
  /** Addresses of the picture on the other page's site, in all its sizes. */
  pictures: string[];
};

/**
 * Reads a page of the product as a visitor sees it, and says the same without any of its machinery: one
 * file, four lines of style, the picture in the order of the page.
 */
export async function makeBarePage(browser: Browser, url: string): Promise<BarePage> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await page.goto(url);
    await page.locator('main article').first().waitFor();
    await page.waitForLoadState('networkidle');
    const words = await textOf(page, 'main h1');
    const card = await textOf(page, 'main article :is(h2, h3)');
    const { before, after, picture } = await readPage(page);
    const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>MotoHaat</title>
<meta name="description" content="${escape(words)}">
<link rel="icon" href="data:,">
<style>body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;padding:16px;max-width:40rem}img{width:100%;height:auto}</style>
</head>
<body>
<main>
${paragraphs(before, words)}
<img ${attributes(picture)}>
${paragraphs(after, words)}
</main>
</body>
</html>
`;
    return { html, words, card, pictures: addresses(picture) };
  } finally {
    await context.close();
  }
}

type Picture = Record<string, string>;

async function textOf(page: Page, selector: string): Promise<string> {
  return (await page.locator(selector).first().innerText()).trim();
}

function readPage(page: Page) {
  return page.evaluate((place) => {
    const image = document.querySelector('main img');
    const kept = ['src', 'srcset', 'sizes', 'width', 'height', 'alt', 'fetchpriority'];
    const picture: Record<string, string> = {};
    for (const name of kept) {
      const value = image?.getAttribute(name);
      if (value) picture[name] = value;
    }
    image?.replaceWith(place);
    const [before = '', after = ''] = document.body.innerText.split(place);
    return { picture, before, after };
  }, mark);
}

function paragraphs(text: string, heading: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const tag = line === heading ? 'h1' : 'p';
      return `<${tag}>${escape(line)}</${tag}>`;
    })
    .join('\n');
}

function attributes(picture: Picture): string {
  return Object.entries(picture)
    .map(([name, value]) => `${name}="${escape(value)}"`)
    .join(' ');
}

function addresses({ src = '', srcset = '' }: Picture): string[] {
  const sizes = srcset.split(',').map((each) => each.trim().split(/\s+/)[0] ?? '');
  return [...new Set([src, ...sizes])].filter((address) => address !== '');
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
