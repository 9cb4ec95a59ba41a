import '@motohaat/domain/formats-bn';
import { LanguageContext } from '@motohaat/platform';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { TimeAgo } from './time-ago.tsx';

const at = '2026-01-10T03:05:30.000Z';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-01-12T03:05:30.000Z') });
  return () => vi.useRealTimers();
});

test('says how long ago it was, in the words around it', () => {
  render(<TimeAgo at={at} text={(ago) => `Posted ${ago}`} />);
  expect(screen.getByText('Posted 2 days ago').getAttribute('datetime')).toBe(at);
});

test('says it in the language of the page', () => {
  render(
    <LanguageContext value="bn">
      <TimeAgo at={at} />
    </LanguageContext>,
  );
  expect(screen.getByText('২ দিন আগে')).toBeTruthy();
});
