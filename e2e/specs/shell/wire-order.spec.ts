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

test('what lies far down a drawn page is left out of its first frame alone, and is there before any script', async ({
  page,
}) => {
  await expect.poll(async () => (await page.request.get('/')).text()).toContain('<article');
  const frames: (string | undefined)[] = [];
  await page.exposeFunction('told', (state?: string) => frames.push(state));
  await page.addInitScript(() => {
    const { told } = window as unknown as { told: (state: string | undefined) => void };
    new MutationObserver(() => told(document.documentElement.dataset['farLate'])).observe(
      document,
      {
        subtree: true,
        attributeFilter: ['data-far-late'],
      },
    );
  });
  await page.route('**/shell/**/*.js', (route) => route.abort());
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => frames).toEqual(['first-frame', '']);
  const terms = page.getByRole('link', { name: 'Terms', exact: true });
  // Each part takes its own size when one comes to it.
  await expect(async () => {
    await terms.scrollIntoViewIfNeeded();
    await expect(terms).toBeInViewport({ timeout: 500 });
  }).toPass();
});
