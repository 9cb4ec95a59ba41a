import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';

import { end, nodeFlags, root, run } from '../../../scripts/lib/run.ts';
import { startRegistry } from '../../fixtures/registry.ts';
import { expect, test } from '../../fixtures/releasing.ts';

test('a remote lives in a repository of its own, from npm create to its end', async ({
  market,
  account,
  browser,
  enter,
  page,
  signIn,
}) => {
  test.setTimeout(600_000);
  const name = 'mfe-price-watch';
  const path = '/dashboard/price-watch';
  const [registry, buyer] = await Promise.all([startRegistry(), account('buyer')]);
  const outside = mkdtempSync(join(tmpdir(), 'motohaat-outside-'));
  const folder = join(outside, 'price-watch');

  // Nothing of this workspace is on the way to a command or a package.
  const bins = (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((each) => !each.startsWith(root) || each.includes('/tools/'));
  const env = {
    ...process.env,
    PATH: [dirname(process.execPath), ...bins].join(delimiter),
    MOTOHAAT_DIR: join(folder, '.motohaat'),
    MOTOHAAT_SERVER: market.url,
    npm_config_registry: registry.url,
    // An earlier run's packages have the same versions; those from elsewhere the registry keeps.
    npm_config_cache: join(outside, 'cache'),
    npm_config_audit: 'false',
    npm_config_fund: 'false',
  };
  const npm = async (words: string[], cwd = folder, more: Record<string, string> = {}) => {
    const { code, output } = await run('npm', words, { cwd, env: { ...env, ...more } });
    if (code !== 0) throw new Error(`npm ${words.join(' ')} failed:\n${output}`);
    return output;
  };
  const edit = (from: string, to: string, file = 'src/routes/price-watch.tsx') => {
    const source = join(folder, file);
    writeFileSync(source, readFileSync(source, 'utf8').replace(from, to));
  };

  try {
    await test.step('it is made in an empty folder, with packages of the registry', async () => {
      await npm(
        ['create', '--yes', '@motohaat/remote', 'price-watch', '--', '--audience', 'buyer'],
        outside,
      );
      await npm(['install']);
      const own = realpathSync(join(folder, 'node_modules/@motohaat/platform/package.json'));
      expect(own.startsWith(realpathSync(folder))).toBe(true);
    });

    await test.step('its types are checked and its tests pass', async () => {
      await Promise.all([npm(['run', 'check']), npm(['test'])]);
    });

    await test.step('it is worked on beside the site, with the shell that is live there', async () => {
      const child = spawn('npm', ['run', 'dev'], {
        cwd: folder,
        env,
        stdio: ['ignore', 'pipe', 'inherit'],
        detached: true,
      });
      const said: string[] = [];
      const address = await new Promise<string>((resolve, reject) => {
        createInterface(child.stdout).on('line', (line) => {
          said.push(line);
          const [, url] = /(http:\/\/localhost:\d+) shows/.exec(line) ?? [];
          if (url) resolve(url);
        });
        child.once('exit', () => reject(new Error(said.join('\n'))));
      });
      const context = await browser.newContext({ baseURL: address });
      const own = await context.newPage();
      await signIn(own, buyer);
      await own.goto(path);
      await expect(own.getByRole('list', { name: 'Categories' })).toBeVisible();
      const problem = own.getByRole('dialog', { name: 'Development error' });
      edit('>{t.title}<', '>{t.titel}<');
      await expect(problem).toContainText(/src\/routes\/price-watch\.tsx.*titel/);
      edit('>{t.titel}<', '>{t.title}<');
      await expect(problem).toHaveCount(0);
      edit('const t = useMessages();', "const t = useMessages(); throw new Error('No watch');");
      await expect(problem).toContainText(/No watch\s+at src\/routes\/price-watch\.tsx:\d+/);
      expect(said.join('\n')).toMatch(/A page threw: .*No watch\n +at src\/routes\/price-watch/);
      edit(" throw new Error('No watch');", '');
      await expect(own.getByRole('list', { name: 'Categories' })).toBeVisible();
      await expect(problem).toHaveCount(0);
      await context.close();
      process.kill(-child.pid!, 'SIGTERM');
      await end(child);
    });

    const create = ['server/src/team.ts', 'create', name];
    const made = await run(process.execPath, [...nodeFlags, ...create]);
    const proof = {
      MOTOHAAT_TEAM_TOKEN: made.output.trim().split('\n').at(-1) ?? '',
      // As where a pull request is built: git is at no branch there.
      GITHUB_HEAD_REF: 'watch-prices',
    };
    const motohaat = (...words: string[]) =>
      npm(['run', '--silent', 'release', '--', ...words], folder, proof);

    await test.step('a branch of it is shown on the site before it is released', async () => {
      await motohaat('publish');
      await motohaat('promote', '--reason', 'Its first page');
      edit('>{t.title}<', '>Now: {t.title}<');
      const comment = await motohaat('preview', '--comment');
      expect(comment).toContain('### Preview of mfe-price-watch: watch-prices');
      const address = /\((http\S+)\)/.exec(comment)?.[1] ?? '';
      await enter(page, buyer);
      await page.goto(address);
      await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText(name);
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Now: Price Watch' })).toBeVisible();
      await page.getByRole('link', { name: 'Leave the preview' }).click();
      await expect(page.getByRole('heading', { name: 'Price Watch', exact: true })).toBeVisible();
    });

    await test.step('it is tried by one account, promoted, and taken back', async () => {
      edit('"version": "0.1.0"', '"version": "0.2.0"', 'package.json');
      await motohaat('publish');
      await motohaat('canary', '--account', buyer.email, '--reason', 'Tried first');
      await motohaat(
        'promote',
        '--reason',
        'Words that say more',
        '--anyway',
        'Nobody else tries it',
      );
      expect(await motohaat('status')).toContain('0.2.0');
      await motohaat('rollback', '--reason', 'Fewer words again');
      await motohaat('kill', '--sentence', 'Prices are watched elsewhere.', '--reason', 'The end');
      // Documents know of it within five seconds.
      await expect(async () => {
        await page.goto(path);
        const sentence = page.getByText('Prices are watched elsewhere.');
        await expect(sentence).toBeVisible({ timeout: 2000 });
      }).toPass();
      await motohaat('remove', '--reason', 'Its pages are nobody’s now');
      expect(await motohaat('status')).toContain('Nothing of it is live.');
    });
  } finally {
    await registry.stop();
    rmSync(outside, { recursive: true, force: true });
  }
});
