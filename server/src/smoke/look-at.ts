import type { SlotName } from '@motohaat/contract/slots';
import type { SmokeView } from '@motohaat/contract/smoke-tests';
import axe from 'axe-core';
import type { Page } from 'playwright-core';

import type { Findings } from './findings.ts';
import { inPage } from './in-page.ts';
import { type Texts, whyUnspoken } from './speaks.ts';

/** Cumulative Layout Shift: up to `good` it is good, above `most` it is poor (web.dev/articles/cls). */
const shift = { most: 0.25, good: 0.1 };
/** States in which a page moves for no fault of its own. */
const isMoving: ReadonlySet<SmokeView['state']> = new Set(['longest', 'signed-out']);
/** CSS pixels: browsers round. */
const tolerance = 1;
/** CSS pixels: how high windows of a width are. */
export const heights = { 360: 740, 1280: 860 } as const;

type Measured = { moved: number; mover: string; wider: number; culprit: string };

/**
 * What can be measured of a page that stands: whether it moved, and whether it is wider than its window. Texts
 * as long as they may be are longer than what is kept free for them, and the shell forgets all that a page has
 * when a session ends: how far these move a page is noted alone.
 */
export async function measure(page: Page, findings: Findings, { state }: SmokeView): Promise<void> {
  const { moved, mover, wider, culprit } = await page.evaluate<Measured>(inPage.measure);
  tellWider(findings, { wider, culprit });
  const told = `Its parts moved by ${moved.toFixed(2)} while it was loading`;
  if (moved > shift.most && !isMoving.has(state))
    findings.add(`${told}; ${shift.most} is the most. ${mover}`);
  else if (moved > shift.good) findings.note(`${told}; ${shift.good} is good. ${mover}`);
}

function tellWider(
  findings: Findings,
  { wider, culprit }: Pick<Measured, 'wider' | 'culprit'>,
  as = '',
) {
  if (wider > tolerance) findings.add(`It is ${wider} px wider than its window${as}: ${culprit}`);
}

/** Makes the window of a page as wide as the other ones are, and looks whether the page follows. */
export async function measureInOtherWidth(
  page: Page,
  findings: Findings,
  { width }: SmokeView,
): Promise<void> {
  const other = width === 360 ? 1280 : 360;
  await widen(page, other);
  const measured = await page.evaluate<Measured>(inPage.measure);
  tellWider(findings, measured, ` when that is made ${other} px wide`);
}

/** Makes the window of a page so wide; ends when it has been drawn so. */
export async function widen(page: Page, width: SmokeView['width']): Promise<void> {
  await page.setViewportSize({ width, height: heights[width] });
  await page.evaluate(inPage.nextFrame);
}

/** Whether a page speaks its language. @param answers all that it was answered, as JSON */
export async function listenTo(
  page: Page,
  findings: Findings,
  { language }: SmokeView,
  answers: string,
): Promise<void> {
  const why = whyUnspoken(language, await page.evaluate<Texts>(inPage.readTexts), answers);
  if (why) findings.add(why);
}

type Broken = { id: string; impact: string | null; element: string; elements: number };

/** Holds a page against WCAG 2.2 AA: what is broken seriously is a fault, the rest is noted. */
export async function holdAgainstRules(page: Page, findings: Findings): Promise<void> {
  await page.evaluate(axe.source);
  for (const { id, impact, element, elements } of await page.evaluate<Broken[]>(inPage.runAxe)) {
    const text = `Accessibility (${impact}): ${id}, ${elements}×, such as ${element}`;
    if (impact === 'serious' || impact === 'critical') findings.add(text);
    else findings.note(text);
  }
}

/**
 * A page names its main act by the one primary button that it has; else by what sends its form. What stands
 * in a menu leads elsewhere.
 */
const canBePressed = ':visible:not([disabled], [aria-disabled="true"]):not(:is(aside, nav) *)';
const mainActs = [
  `main :is(button, a)[class*="primary"]${canBePressed}`,
  `main form button[type="submit"]${canBePressed}`,
];
/** ms in which a press must arrive, and after which what it led to is looked at. */
const pressing = { patience: 4_000, watch: 400 };

/** What begins that which fills such a slot. */
const beginning = (slot: SlotName) => `main [data-begins="${slot}"]${canBePressed}`;

/**
 * Presses what the candidate's fillings wait for, else the main act of a page, where it has one. One that stands there and cannot be pressed, because
 * something lies over it or it never rests, is a fault.
 *
 * @returns what it is called, if it was pressed
 */
export async function pressMainAct(
  page: Page,
  findings: Findings,
  fills: readonly SlotName[] = [],
): Promise<string | undefined> {
  for (const selector of [...fills.map(beginning), ...mainActs]) {
    const act = page.locator(selector).first();
    if ((await act.count()) === 0) continue;
    const name = ((await act.textContent()) ?? '').trim().slice(0, 80);
    try {
      await act.click({ timeout: pressing.patience, noWaitAfter: true });
    } catch (error) {
      // What is gone meanwhile is nothing that a person would press.
      if (await act.isVisible()) findings.add(`“${name}” cannot be pressed${whyNot(error)}.`);
      return undefined;
    }
    await page.waitForTimeout(pressing.watch);
    return name;
  }
  return undefined;
}

/** What lies over it, as the browser's driver says it. */
function whyNot(error: unknown): string {
  const [, cover] = /- (<.+>) (?:from .+ )?intercepts pointer events/.exec(String(error)) ?? [];
  return cover === undefined ? '' : `: ${cover} lies over it`;
}
