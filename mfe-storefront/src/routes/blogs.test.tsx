import { renderWithPlatform } from '@motohaat/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import Blogs from './blogs.tsx';

test('answers the four developer questions, and then gives guides about bikes', () => {
  renderWithPlatform(<Blogs />);
  const titles = screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);
  expect(titles).toHaveLength(7);
  for (const topic of [/state/, /prototypal inheritance/, /unit test/, /React vs Angular vs Vue/]) {
    expect(titles.slice(0, 4).some((title) => topic.test(title ?? ''))).toBe(true);
  }
});
