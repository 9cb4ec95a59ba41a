import { ApiError } from '@motohaat/api/errors';
import { category, product, renderWithPlatform } from '@motohaat/testing';
import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';

import About from './about.tsx';
import Blogs from './blogs.tsx';
import Category from './category.tsx';
import Help from './help.tsx';
import Home from './home.tsx';
import Login from './login.tsx';
import Privacy from './privacy.tsx';
import Services from './services.tsx';
import SignUp from './signup.tsx';
import Terms from './terms.tsx';

const bike = product({
  _id: 'p1',
  name: 'Shalik 110',
  resalePrice: 92_000,
  status: 'reserved',
  category_id: '1',
});
const api = {
  'GET /advertisedItems': [],
  'GET /categories': [category({ categories_id: '1', name: 'Scooters' })],
  'GET /categories/1': [bike],
  'GET /categories/2': [],
  'GET /categories/3': [],
};
const pages: Record<string, ReactNode> = {
  '/': <Home />,
  '/categories/:id': <Category />,
  '/blogs': <Blogs />,
  '/terms': <Terms />,
  '/privacy': <Privacy />,
  '/about': <About />,
  '/services': <Services />,
  '/help': <Help />,
  '/login': <Login />,
  '/signup': <SignUp />,
};
function Site() {
  return useRoutes(Object.entries(pages).map(([path, element]) => ({ path, element })));
}
const open = (route: string) => renderWithPlatform(<Site />, { api, route });

const contentOf = (selector: string) =>
  document.head.querySelector(selector)?.getAttribute('content') ?? null;
const data = () => {
  const script = document.head.querySelector('script[type="application/ld+json"]');
  return (JSON.parse(script?.textContent ?? '{}') as { '@graph'?: { '@type': string }[] })[
    '@graph'
  ];
};

test.each([
  ['/', 'Used bikes in Bangladesh · MotoHaat', ['WebSite', 'Organization']],
  ['/categories/1', 'Scooters: used bikes · MotoHaat', ['BreadcrumbList', 'ItemList']],
  ['/blogs', 'Blogs · MotoHaat', ['BreadcrumbList', ...Array.from({ length: 7 }, () => 'Article')]],
  ['/terms', 'Terms of use · MotoHaat', ['BreadcrumbList']],
  ['/privacy', 'Privacy · MotoHaat', ['BreadcrumbList']],
  ['/about', 'About Us · MotoHaat', ['BreadcrumbList']],
  ['/services', 'Our Services · MotoHaat', ['BreadcrumbList']],
  ['/help', 'Helpful Links · MotoHaat', ['BreadcrumbList']],
])('%s says what it is to search engines and share previews', async (route, title, types) => {
  open(`${route}?utm_source=mail`);
  await waitFor(() => expect(document.title).toBe(title));
  const address = `https://motohaat.example${route}`;
  expect(document.head.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(address);
  expect(contentOf('meta[property="og:url"]')).toBe(address);
  expect(contentOf('meta[property="og:image"]')).toMatch(/^https:\/\/motohaat\.example\/.+\.jpg$/);
  expect(contentOf('meta[name="twitter:card"]')).toBe('summary_large_image');
  const description = contentOf('meta[name=description]') ?? '';
  expect(description.length).toBeGreaterThan(50);
  expect(description.length).toBeLessThanOrEqual(160);
  expect(contentOf('meta[name=robots]')).toBeNull();
  expect(data()?.map((thing) => thing['@type'])).toEqual(types);
});

test.each([
  ['/login', 'Login · MotoHaat'],
  ['/signup', 'Sign up · MotoHaat'],
])(
  '%s is left out by search engines, and says what it is where a link is passed on',
  (route, title) => {
    open(`${route}?utm_source=mail`);
    expect(document.title).toBe(title);
    expect(contentOf('meta[name=robots]')).toBe('noindex');
    expect(contentOf('meta[property="og:url"]')).toBe(`https://motohaat.example${route}`);
    expect(contentOf('meta[property="og:image"]')).toMatch(
      /^https:\/\/motohaat\.example\/.+\.jpg$/,
    );
    expect((contentOf('meta[name=description]') ?? '').length).toBeGreaterThan(50);
  },
);

test('a category that does not exist is a page that is missing', async () => {
  const missing = new ApiError({
    status: 404,
    code: 'not_found',
    message: 'There is nothing here.',
  });
  renderWithPlatform(<Site />, {
    api: { ...api, 'GET /categories/9': missing },
    route: '/categories/9',
  });
  await screen.findByRole('heading', { name: 'Page not found' });
  expect(document.title).toBe('Page not found · MotoHaat');
  expect(contentOf('meta[name="prerender-status-code"]')).toBe('404');
  expect(document.head.querySelector('link[rel=canonical]')).toBeNull();
});

test('a bike is offered for what it costs, used, in taka, and as what it is: booked', async () => {
  open('/categories/1');
  await expect
    .poll(() => data()?.at(-1))
    .toMatchObject({
      '@type': 'ItemList',
      name: 'Scooters',
      itemListElement: [
        {
          position: 1,
          item: {
            '@type': 'Product',
            name: 'Shalik 110',
            offers: {
              '@type': 'Offer',
              url: 'https://motohaat.example/products/p1/shalik-110',
              price: 92_000,
              priceCurrency: 'BDT',
              availability: 'https://schema.org/LimitedAvailability',
              itemCondition: 'https://schema.org/UsedCondition',
            },
          },
        },
      ],
    });
});

test.each([
  ['/about', ['/terms']],
  ['/services', ['/search', '/compare', '/signup']],
  ['/help', ['/blogs', 'https://brta.gov.bd/', '/terms', '/privacy']],
])('%s leads on, and every part that says so has its link', (route, targets) => {
  const { container } = open(route);
  const found = [...container.querySelectorAll('article a')].map((link) =>
    link.getAttribute('href'),
  );
  expect(found).toEqual(targets);
});
