import type { SmokeView } from '@motohaat/contract/smoke-tests';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { launchChromium } from './browser.ts';
import { collectFindings, type Findings } from './findings.ts';
import {
  holdAgainstRules,
  listenTo,
  measure,
  measureInOtherWidth,
  pressMainAct,
} from './look-at.ts';

const usual: SmokeView = {
  state: 'full',
  width: 1280,
  scheme: 'light',
  language: 'en',
  drawnBy: 'browser',
};

let browser: Browser;
let page: Page;
let findings: Findings;

beforeAll(async () => {
  browser = await launchChromium(process.env['CHROMIUM_PATH']);
  page = await browser.newPage({ viewport: { width: 1280, height: 860 } });
});
afterAll(() => browser?.close());
beforeEach(() => {
  findings = collectFindings();
});

const found = () => ({ faults: findings.faults(), notes: findings.notes() });

const moved = (by: string) => `Its parts moved by ${by} while it was loading`;
const poorly = (by: string) => ({ faults: [`${moved(by)}; 0.25 is the most. <p>`], notes: [] });
const little = (by: string) => ({ faults: [], notes: [`${moved(by)}; 0.1 is good. <p>`] });
const well = { faults: [], notes: [] };

test.each<[number, SmokeView['state'], object]>([
  [0.26, 'full', poorly('0.26')],
  [0.25, 'full', little('0.25')],
  [0.11, 'full', little('0.11')],
  [0.1, 'full', well],
  [0.26, 'longest', little('0.26')],
  [0.26, 'signed-out', little('0.26')],
])('a page whose parts moved by %f in the state “%s”', async (most, state, told) => {
  await page.setContent('<main><h1>Orders</h1></main>');
  await page.evaluate(`window.smokeShift = { most: ${most}, culprit: '<p>' }`);
  await measure(page, findings, { ...usual, state });
  expect(found()).toEqual(told);
});

/** A page with something in it that is so wide, without margins. */
const wide = (width: number) =>
  `<style>body { margin: 0 }</style><main><div style="width:${width}px">Orders</div></main>`;

test.each([
  [1281, []],
  [1282, ['It is 2 px wider than its window: <div style="width:1282px">Orders</div>']],
])('a page of %i px in a window of 1280 px', async (width, faults) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  await page.setContent(wide(width));
  await page.evaluate('window.smokeShift = undefined');
  await measure(page, findings, usual);
  expect(found()).toEqual({ faults, notes: [] });
});

test.each([
  [1280, 360, 40],
  [360, 1280, 0],
] as const)(
  'a page of 400 px, seen with %i px, is tried with %i px too',
  async (width, other, by) => {
    await page.setViewportSize({ width, height: 860 });
    await page.setContent(wide(400));
    await measureInOtherWidth(page, findings, { ...usual, width });
    expect(page.viewportSize()?.width).toBe(other);
    const culprit = '<div style="width:400px">Orders</div>';
    const told = `It is ${by} px wider than its window when that is made ${other} px wide: ${culprit}`;
    expect(findings.faults()).toEqual(by > 0 ? [told] : []);
  },
);

test('a page in the other language is found, in the own it is not', async () => {
  await page.setContent('<main><h1>Orders</h1></main>');
  await listenTo(page, findings, usual, '');
  expect(findings.faults()).toEqual([]);
  await listenTo(page, findings, { ...usual, language: 'bn' }, '');
  expect(findings.faults()).toEqual(['Its heading is in no Bangla: “Orders”']);
});

const picture = '<img src="data:,">';
const stiff = '<meta name="viewport" content="user-scalable=no">';
const pale = '<p style="color:#777;background:#555">Orders</p>';

test.each<[string, string, string[], string[]]>([
  ['nothing', '', [], []],
  ['a lesser rule', stiff, [], [`Accessibility (moderate): meta-viewport, 1×, such as ${stiff}`]],
  ['a critical rule', picture, [`Accessibility (critical): image-alt, 1×, such as ${picture}`], []],
  ['a serious rule', pale, [`Accessibility (serious): color-contrast, 1×, such as ${pale}`], []],
])('of a page that breaks %s', async (_what, html, faults, notes) => {
  await page.setContent(
    `<html lang=en><title>Orders</title><main><h1>Orders</h1>${html}</main></html>`,
  );
  await holdAgainstRules(page, findings);
  expect(found()).toEqual({ faults, notes });
});

const button = (name: string, more = '') =>
  `<button class=button-primary ${more} onclick="document.title = '${name}'">${name}</button>`;

test.each<[string, string, string | undefined]>([
  ['its primary button', `<button>Back</button>${button('Pay')}`, 'Pay'],
  ['the first of two', button('Pay') + button('Save'), 'Pay'],
  ['what sends its form', '<form><button type=submit>Send</button></form>', 'Send'],
  ['nothing that cannot be pressed', button('Pay', 'disabled'), undefined],
  ['nothing of a menu', `<aside>${button('Menu')}</aside>`, undefined],
  ['nothing where it has no act', '<button>Back</button>', undefined],
])('of a page is pressed %s', async (_what, html, name) => {
  await page.setContent(`<title>Orders</title><main>${html}</main>`);
  expect(await pressMainAct(page, findings)).toBe(name);
  expect(findings.faults()).toEqual([]);
});

test('what begins a filling is pressed before the main act', async () => {
  const begins = '<button data-begins=search.acts> Save </button>';
  await page.setContent(`<main>${button('Find')}${begins}</main>`);
  expect(await pressMainAct(page, findings, ['bike.acts', 'search.acts'])).toBe('Save');
});

test('a main act under something else cannot be pressed, and nothing is pressed instead', async () => {
  const veil = '<div class="veil" style="position:fixed;inset:0"></div>';
  await page.setContent(`<main>${button('Pay')}${veil}</main>`);
  expect(await pressMainAct(page, findings)).toBeUndefined();
  expect(findings.faults()).toEqual([
    '“Pay” cannot be pressed: <div class="veil"></div> lies over it.',
  ]);
});

/** Moves the button in each frame that is drawn. */
const restless = `<script>
  let at = 0;
  const move = () => {
    at = (at + 50) % 500;
    document.querySelector('button')?.style.setProperty('margin-left', at + 'px');
    requestAnimationFrame(move);
  };
  move();
</script>`;

test('a main act that never rests cannot be pressed', async () => {
  await page.setContent(`<main>${button('Pay')}</main>${restless}`);
  expect(await pressMainAct(page, findings)).toBeUndefined();
  expect(findings.faults()).toEqual(['“Pay” cannot be pressed.']);
});

test('a main act that goes before it rests is nothing that somebody would press', async () => {
  await page.setContent(`<main>${button('Pay')}</main>${restless}
    <script>setTimeout(() => document.querySelector('button').remove(), 1500);</script>`);
  expect(await pressMainAct(page, findings)).toBeUndefined();
  expect(findings.faults()).toEqual([]);
});
