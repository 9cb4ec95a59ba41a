import { expect, test } from '../../fixtures/test.ts';

test.describe('a visitor', () => {
  test('sees the home page with its sections in the order of the specification', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Let us find your Favorite Bike',
    );
    await expect(
      page.getByText('Buy your dream bike and sell if you need to').first(),
    ).toBeVisible();
    await expect(page.getByText('WOT', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Popular Products' })).toBeVisible();
    // Where the server did not draw the page, what is farther down comes when somebody is near it.
    await page.getByRole('link', { name: 'See Similar Products' }).last().scrollIntoViewIfNeeded();
    const figures = page.getByLabel('Display figures');
    for (const figure of ['296', '750', '72%', '21%']) await expect(figures).toContainText(figure);
    await expect(page.getByRole('heading', { name: 'Top Reviews' })).toBeVisible();
    const order = await page.locator('main h1, main h2').allTextContents();
    const place = (name: string) => order.findIndex((text) => text.includes(name));
    expect(place('Favorite Bike')).toBeLessThan(place('Popular Products'));
    expect(place('Popular Products')).toBeLessThan(place('Top Reviews'));
  });

  for (const width of [360, 1280]) {
    test(`comes from the hero, or from an address, to just below the navbar of the categories and the reviews, ${width} wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      const top = (id: string) =>
        page.locator(`#${id}`).evaluate((section) => section.getBoundingClientRect().top);
      const arrive = async (id: string, heading: string) => {
        await expect(page).toHaveURL(new RegExp(`#${id}$`));
        await expect(page.getByRole('heading', { name: heading })).toBeInViewport();
        await expect.poll(() => top(id)).toBeGreaterThanOrEqual(60);
        await expect.poll(() => top(id)).toBeLessThanOrEqual(100);
      };
      await page.goto('/');
      // Where the server did not draw the page, adverts come above both, and are taller than what holds their place.
      await expect(page.locator('a[href*="/products/"]').first()).toBeVisible();
      await page.getByRole('link', { name: 'Buy Now' }).click();
      await arrive('categories', 'Popular Products');
      await page.getByRole('link', { name: 'See Reviews' }).click();
      await arrive('reviews', 'Top Reviews');
      await page.goto('/terms');
      await page.goto('/#categories');
      await arrive('categories', 'Popular Products');
    });
  }

  test('goes from a category card to its bikes and back to the same place', async ({ page }) => {
    await page.goto('/');
    const link = page.getByRole('link', { name: 'See Similar Products: Scooters' });
    await link.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await link.click();
    await expect(page).toHaveURL(/\/categories\/1$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Scooters');
    await expect(page.locator('[id^="p-"]').first()).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Popular Products' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 200);
  });

  test('reads every bike of a category page by page', async ({ page }) => {
    await page.goto('/categories/2');
    const bikes = page.locator('[id^="p-"]');
    await expect(bikes.first()).toBeVisible();
    const first = await bikes.count();
    await page.getByRole('link', { name: 'Load more' }).click();
    await expect.poll(() => bikes.count()).toBeGreaterThan(first);
    await expect(page).toHaveURL('/categories/2');
    const ids = await bikes.evaluateAll((cards) => cards.map((card) => card.id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('opens the page of a bike of the advertised items', async ({ page }) => {
    await page.goto('/');
    const link = page.locator('a[href*="/products/"]').first();
    const [href, name] = [await link.getAttribute('href'), await link.textContent()];
    await link.click();
    await expect(page).toHaveURL(href!);
    await expect(page.getByRole('heading', { level: 1, name: name! })).toBeVisible();
  });

  test('is told when there is no such category or page, with status 404', async ({ page }) => {
    const answer = await page.goto('/no/such/page');
    expect(answer!.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await page.goto('/categories/99');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await page.getByRole('link', { name: 'Home' }).last().click();
    await expect(page).toHaveURL('/');
  });

  test('reads the four blog topics', async ({ page }) => {
    await page.goto('/blogs');
    for (const topic of [/state/i, /prototypal inheritance/i, /unit test/i, /angular/i]) {
      await expect(page.getByRole('heading', { name: topic }).first()).toBeVisible();
    }
  });

  test('is told what failed and loads it again when a list cannot be read', async ({ page }) => {
    const isPressed = () => page.evaluate(() => document.documentElement.dataset['pressed'] === '');
    // The page also asks again by itself: it is answered from the press on.
    await page.route('**/api/advertisedItems**', async (route) =>
      (await isPressed()) ? route.continue() : route.fulfill({ status: 500, json: {} }),
    );
    // The server draws home with its answers: the browser asks for them when it gets there itself.
    await page.goto('/terms');
    await page.getByRole('link', { name: 'Home' }).first().click();
    await expect(page.getByRole('heading', { name: 'Popular Products' })).toBeVisible();
    const retry = page.getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText('No Advertised Items.')).toBeHidden();
    await page.evaluate(() =>
      document.addEventListener(
        'click',
        () => {
          document.documentElement.dataset['pressed'] = '';
        },
        true,
      ),
    );
    await retry.click();
    await expect(page.locator('a[href*="/products/"]').first()).toBeVisible();
  });

  test('reads “No Advertised Items.” only when there are none', async ({ page }) => {
    await page.route('**/api/advertisedItems**', (route) => route.fulfill({ json: [] }));
    await page.goto('/terms');
    await page.getByRole('link', { name: 'Home' }).first().click();
    await expect(page.getByText('No Advertised Items.')).toBeVisible();
  });
});

test('each page says in its head what it is, and nothing of the page before is left in it', async ({
  page,
}) => {
  const head = () =>
    page.evaluate(() => {
      const data = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
      const { head: tags, title } = document;
      return {
        title,
        titles: tags.querySelectorAll('title').length,
        address: tags.querySelector('link[rel=canonical]')?.getAttribute('href'),
        addresses: tags.querySelectorAll('link[rel=canonical]').length,
        descriptions: tags.querySelectorAll('meta[name=description]').length,
        picture: tags.querySelector('meta[property="og:image"]')?.getAttribute('content'),
        data: /"@type":"(\w+)"/.exec(data)?.[1],
      };
    });
  await page.goto('/?utm_source=mail');
  const { origin } = new URL(page.url());
  const expected = (title: string, path: string, data: string) => ({
    title: `${title} · MotoHaat`,
    titles: 1,
    address: origin + path,
    addresses: 1,
    descriptions: 1,
    data,
  });
  await expect.poll(head).toMatchObject(expected('Used bikes in Bangladesh', '/', 'WebSite'));
  const picture = await page.request.get((await head()).picture ?? '');
  expect(picture.headers()['content-type']).toBe('image/jpeg');
  await page.getByRole('link', { name: 'See Similar Products: Scooters' }).click();
  const scooters = expected('Scooters: used bikes', '/categories/1', 'BreadcrumbList');
  await expect.poll(head).toMatchObject(scooters);
  await page.goto('/no/such/page');
  await expect
    .poll(head)
    .toMatchObject({ title: 'Page not found · MotoHaat', titles: 1, addresses: 0 });
});

test('home asks no other host for its first view but for photos of bikes', async ({ page }) => {
  const elsewhere: string[] = [];
  const asked: string[] = [];
  page.on('request', (request) => {
    asked.push(request.url());
    if (request.resourceType() !== 'image') elsewhere.push(request.url());
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Popular Products' })).toBeVisible();
  const origin = new URL(page.url()).origin;
  expect(elsewhere.filter((url) => !url.startsWith(origin) && !url.startsWith('data:'))).toEqual(
    [],
  );
  expect(asked.filter((url) => /firebase|stripe/i.test(url))).toEqual([]);
});
