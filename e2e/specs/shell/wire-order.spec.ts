import { expect, test } from '../../fixtures/test.ts';

test.use({ viewport: { width: 412, height: 823 } });

test('the two pictures of a phone’s first screen come before the scripts, and all others after them', async ({
  page,
}) => {
  await expect
    .poll(async () => (await page.request.get('/categories/1')).text())
    .toContain('<article');
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/-card\.|\.js$/.test(pathname)) asked.push(pathname.endsWith('.js') ? 'script' : 'picture');
  });
  await page.goto('/categories/1');
  await expect.poll(() => asked.filter((each) => each === 'picture').length).toBeGreaterThan(2);
  expect(asked.slice(0, 2)).toEqual(['picture', 'picture']);
  expect(asked.lastIndexOf('picture')).toBeGreaterThan(asked.indexOf('script'));
  expect(asked[2]).toBe('script');
});
