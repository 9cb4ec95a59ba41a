import { expect, test } from 'vitest';

import { type PlainPage, plainPageHtml } from './plain-page.ts';

const page: PlainPage = {
  language: 'en',
  home: '/',
  title: 'No more <mails>?',
  sentences: ['One.', 'Two.'],
  links: [
    { href: '/profile', label: 'Choose' },
    { href: '/bn', label: 'বাংলা', lang: 'bn' },
  ],
};

test('a page that asks nothing has no form', () => {
  expect(plainPageHtml(page)).not.toContain('<form');
  expect(plainPageHtml(page)).toContain(
    '<h1>No more &#60;mails&#62;?</h1>\n<p>One.</p>\n<p>Two.</p>',
  );
});

test('the first of its buttons is the main one, and the others are not', () => {
  const buttons = ['one', 'all', 'none'].map((name) => ({ name, label: name.toUpperCase() }));
  expect(plainPageHtml({ ...page, buttons })).toContain(
    [
      '<form method="post">',
      '<button name="one" value="1" class="main">ONE</button>',
      '<button name="all" value="1">ALL</button>',
      '<button name="none" value="1">NONE</button>',
      '</form>',
    ].join('\n'),
  );
});

test('a link says its language where that is another than the page’s', () => {
  const html = plainPageHtml(page);
  expect(html).toContain('<a href="/profile">Choose</a>');
  expect(html).toContain('<a href="/bn" lang="bn" hreflang="bn">বাংলা</a>');
});
