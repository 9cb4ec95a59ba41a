import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { nodeFlags, run } from '../../../scripts/lib/run.ts';
import { expect, test } from '../../fixtures/releasing.ts';
import { copyTree } from '../../fixtures/tree.ts';

test('a remote that one command made is checked, worked on and released without the shell', async ({
  market,
  account,
  browser,
  enter,
  page,
  signIn,
}) => {
  test.setTimeout(480_000);
  const name = 'mfe-price-alerts';
  const path = '/dashboard/price-alerts';
  const where = ['--server', market.url];
  const shellBefore = (await market.team('shell').status()).standing;
  const [tree, buyer] = await Promise.all([copyTree(), account('buyer')]);

  const replace = (source: string, from: string, to: string) => {
    const file = join(tree.folder, name, source);
    writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
  };
  const edit = (from: string, to: string) =>
    replace('src/routes/price-alerts.tsx', `>${from}<`, `>${to}<`);

  await test.step('it is made, and holds to everything that the others hold to', async () => {
    await tree.verb('new-remote', ['price-alerts', '--audience', 'buyer']);
    await Promise.all([
      tree.must('tsc', '-b', name),
      tree.must('vitest', 'run', '--project', name),
    ]);
    await Promise.all([
      tree.must('oxlint', '--type-aware', '--deny-warnings', name),
      tree.must('oxfmt', '--check', name, 'tsconfig.json'),
      tree.must('sherif', '-r', 'root-package-manager-field'),
      tree.must('knip', '--workspace', name),
    ]);
  });

  await test.step('it is worked on beside a site that does not know it yet', async () => {
    const dev = await tree.start('dev', [name, ...where], /(http:\/\/localhost:\d+) shows/);
    const context = await browser.newContext({ baseURL: dev.match[1] ?? '' });
    const own = await context.newPage();
    await signIn(own, buyer);
    // What the site drew is drawn anew by the shell that is worked on.
    const problem = own.getByRole('dialog', { name: 'Development error' });
    await own.goto('/');
    await expect(own.locator('#root:not([data-drawn]) main h1')).toBeVisible();
    await expect(problem).toHaveCount(0);
    await own.goto(path);
    await expect(own.getByRole('list', { name: 'Categories' })).toBeVisible();
    // What a page forgets when it is reloaded.
    await own.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
    edit('{t.title}', 'All alerts');
    await expect(own.getByRole('heading', { name: 'All alerts' })).toBeVisible();
    // A slip of the pen is told, and the next edit shows as if it had never been.
    const told = own.waitForEvent('console', (message) => message.type() === 'error');
    edit('All alerts', '{');
    await told;
    edit('{', 'Alerts on prices');
    await expect(own.getByRole('heading', { name: 'Alerts on prices' })).toBeVisible();
    await expect(own.locator('html[data-same-page]')).toHaveCount(1);
    replace('src/manifest.ts', `audience: 'buyer'`, 'audience: whose');
    await expect(problem).toContainText(/whose is not defined\s+at src\/manifest\.ts:\d/);
    replace('src/manifest.ts', 'audience: whose', `audience: 'buyer'`);
    replace('src/manifest.ts', `label: { en: 'Price Alerts'`, `label: { en: 'My Alerts'`);
    await expect(async () => {
      await own.reload();
      await expect(own.getByRole('link', { name: 'My Alerts' })).toBeVisible({ timeout: 2000 });
    }).toPass();
    await expect(own.getByRole('heading', { name: 'Alerts on prices' })).toBeVisible();
    // Words that nobody says any more are told over the page, which can be looked at all the same.
    await own.getByRole('button', { name: 'Look at the page' }).click();
    // Another remote of the same page is the site's own build.
    await own.getByRole('link', { name: 'My Orders' }).click();
    await expect(own.getByRole('heading', { name: 'My Orders' })).toBeVisible();
    await context.close();
    await dev.stop();
  });

  const token = await test.step('its team releases it', async () => {
    const create = ['server/src/team.ts', 'create', name];
    const { output } = await run(process.execPath, [...nodeFlags, ...create]);
    const proof = { MOTOHAAT_TEAM_TOKEN: output.trim().split('\n').at(-1) ?? '' };
    const publish = () => tree.verb('release', ['publish', name, ...where], proof);
    await expect(publish()).rejects.toThrow(/'t' is declared but its value is never read/);
    edit('Alerts on prices', 'Alerts: {t.title}');
    await publish();
    const why = ['--version', '0.1.0', '--reason', 'Price alerts'];
    await tree.verb('release', ['promote', name, ...why, ...where], proof);
    return proof;
  });

  await test.step('buyers have it, from the shell that was there before', async () => {
    await expect(async () => {
      await enter(page, buyer);
      await page.goto(path);
      await expect(page.getByRole('heading', { name: /^Alerts: / })).toBeVisible();
    }).toPass();
    await expect(page.getByRole('link', { name: 'My Alerts' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Categories' })).toBeVisible();
    expect((await market.team('shell').status()).standing).toEqual(shellBefore);
  });

  await test.step('one of them sees the next edit first, for as long as the command runs', async () => {
    edit('Alerts: {t.title}', 'For you: {t.title}');
    const words = [name, '--override', buyer.email, '--hours', '1', ...where];
    const override = await tree.start('dev', words, /opens: (\S+)/, token);
    const banner = page.getByRole('complementary', { name: 'Override' });
    await page.goto(override.match[1] ?? '');
    await expect(banner).toContainText(name);
    await page.goto(path);
    await expect(page.getByRole('heading', { name: /^For you: / })).toBeVisible();
    await override.stop();
    await page.reload();
    await expect(page.getByRole('heading', { name: /^Alerts: / })).toBeVisible();
    await expect(banner).toHaveCount(0);
  });
});
