import { renderWithPlatform } from '@motohaat/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { legalWords } from '../../messages/legal/index.ts';
import { LegalText } from './legal-text.tsx';

const { terms, privacy } = legalWords.messagesIn('en');

test.each([terms, privacy])('$title: every entry of the contents leads to a section', (text) => {
  const { container } = renderWithPlatform(<LegalText text={text} path="/terms" />);
  expect(screen.getByRole('heading', { level: 1, name: text.title })).toBeTruthy();
  const targets = [...container.querySelectorAll('nav a')].map((link) => link.getAttribute('href'));
  expect(targets).toHaveLength(Object.keys(text.sections).length);
  for (const target of targets) expect(container.querySelector(target!)?.tagName).toBe('H2');
});

test('both say whom to write to, as the site is configured', () => {
  renderWithPlatform(<LegalText text={privacy} path="/privacy" />);
  const link = screen.getByRole('link', { name: 'help@motohaat.example' });
  expect(link.getAttribute('href')).toBe('mailto:help@motohaat.example');
});

test('the privacy text names the law, those who work for us, the times and the rights', () => {
  const { container } = renderWithPlatform(<LegalText text={privacy} path="/privacy" />);
  for (const fact of [
    'Personal Data Protection Ordinance 2025',
    'Firebase',
    'Stripe',
    'ImgBB',
    '7 days later',
    'download all of it',
  ]) {
    expect(container.textContent).toContain(fact);
  }
});
