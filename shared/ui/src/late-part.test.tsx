import type { Language } from '@motohaat/domain/language';
import { LanguageContext } from '@motohaat/platform';
import { renderWithPlatform } from '@motohaat/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { expect, test, vi } from 'vitest';

import { latePart } from './late-part.tsx';

const Papers = ({ bike }: { bike: string }) => <p>Papers of {bike}</p>;
const loaded = { default: Papers };

/** A page that can be had in the other language. */
function Switched({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState<Language>('en');
  return (
    <LanguageContext value={language}>
      <button type="button" onClick={() => setLanguage('bn')}>
        বাংলা
      </button>
      {children}
    </LanguageContext>
  );
}

test('something of its size stands there until it comes, and then what it was given', async () => {
  const waiting: ((module: typeof loaded) => void)[] = [];
  const Part = latePart(
    () => new Promise<typeof loaded>((resolve) => waiting.push(resolve)),
    <p>Room</p>,
  );
  renderWithPlatform(<Part bike="Shalik 110" />);
  expect(screen.getByText('Room')).toBeTruthy();
  await act(async () => waiting[0]?.(loaded));
  expect(await screen.findByText('Papers of Shalik 110')).toBeTruthy();
  expect(screen.queryByText('Room')).toBeNull();
});

test('what does not come can be asked for again', async () => {
  const load = vi.fn(() => Promise.resolve(loaded)).mockRejectedValueOnce(new Error('offline'));
  const Part = latePart(load);
  const { user } = renderWithPlatform(<Part bike="Shalik 110" />);
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Papers of Shalik 110')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

test('in the page’s other language its words come first', async () => {
  const load = vi.fn((_language: Language) => Promise.resolve(loaded));
  const Part = latePart(load);
  renderWithPlatform(
    <Switched>
      <Part bike="Shalik 110" />
    </Switched>,
  );
  await screen.findByText('Papers of Shalik 110');
  fireEvent.click(screen.getByRole('button'));
  expect(screen.queryByText('Papers of Shalik 110')).toBeNull();
  expect(await screen.findByText('Papers of Shalik 110')).toBeTruthy();
  expect(load.mock.calls).toEqual([['en'], ['bn']]);
});
