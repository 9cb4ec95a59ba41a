import { LanguageContext, commonWords, platformWords } from '@motohaat/platform';
import { renderWithPlatform } from '@motohaat/testing';
import type { ComponentType } from 'react';
import { beforeAll, expect, test } from 'vitest';

import { accountWords } from '../messages/account/index.ts';
import { houseWords } from '../messages/house/index.ts';
import { words } from '../messages/index.ts';
import { legalWords } from '../messages/legal/index.ts';
import About from './about.tsx';
import Help from './help.tsx';
import Login from './login.tsx';
import Privacy from './privacy.tsx';
import Services from './services.tsx';
import SignUp from './signup.tsx';
import Terms from './terms.tsx';

beforeAll(async () => {
  const catalogues = [words, accountWords, houseWords, legalWords, commonWords, platformWords];
  await Promise.all(catalogues.map(({ prepare }) => prepare('bn')));
});

const demo = {
  buyer: { email: 'a@b.c', password: '-' },
  seller: { email: 'a@b.c', password: '-' },
};
const contact = { email: 'a@b.c', phone: '1' };
const google = ['MotoHaat', 'Google'];

test.each<[string, ComponentType, string[]]>([
  ['login', Login, google],
  ['sign-up', SignUp, google],
  ['about', About, ['MotoHaat']],
  ['services', Services, ['MotoHaat']],
  ['help', Help, ['MotoHaat']],
  ['terms', Terms, ['MotoHaat', 'BDT', 'Stripe']],
  [
    'privacy',
    Privacy,
    ['MotoHaat', 'Google', 'Firebase', 'Authentication', 'Stripe', 'bKash', 'ImgBB'],
  ],
])('in Bangla no word of %s is left in English, but for names', (_, Page, names) => {
  const { container } = renderWithPlatform(
    <LanguageContext value="bn">
      <Page />
    </LanguageContext>,
    { config: { demo, contact } },
  );
  const named = [...container.querySelectorAll('[aria-label], [alt]')];
  const said = named.map((each) => each.getAttribute('aria-label') ?? each.getAttribute('alt'));
  const description = document.head.querySelector('meta[name=description]');
  const read = [
    document.title,
    description?.getAttribute('content'),
    container.textContent,
    ...said,
  ];
  const left = new Set(read.join(' ').match(/[a-z]{2,}/gi));
  expect([...left]).toEqual(names);
});
