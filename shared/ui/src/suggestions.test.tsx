import { renderWithPlatform } from '@motohaat/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { SearchField } from './search-field.tsx';
import { Suggestions } from './suggestions.tsx';
import type { Suggest, Suggested } from './use-combobox.ts';

const named = (kind: Suggested['kind'], name: string): Suggested => ({
  key: name,
  kind,
  name,
  search: { [kind]: name.toLowerCase() },
});
const all = [named('brand', 'Bajaj'), named('district', 'Bagerhat'), named('area', 'Badda')];
const suggest: Suggest = async (text) =>
  text.length < 2 ? [] : all.filter(({ name }) => name.toLowerCase().startsWith(text));

/** A field with help that is there as soon as it is used. */
function draw(given: Suggest = suggest) {
  const chosen: string[] = [];
  const cleared = vi.fn();
  const Help = ({ input }: { input: HTMLInputElement }) => (
    <Suggestions
      input={input}
      path="/found"
      suggest={given}
      onChoose={({ name }) => chosen.push(name)}
      onClear={cleared}
    />
  );
  const load = vi.fn(async () => ({ default: Help }));
  const { user, path } = renderWithPlatform(
    <form>
      <SearchField aria-label="Search" name="q" load={load} />
      <input name="q" aria-label="Where" />
      <input name="empty" />
      <button>Send</button>
    </form>,
  );
  const field = screen.getByLabelText<HTMLInputElement>('Search');
  /** What the field says to a screen reader. */
  const told = () => ({
    open: field.getAttribute('aria-expanded'),
    at: document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent,
  });
  return { user, field, load, path, chosen, cleared, told };
}

const options = () => screen.queryAllByRole('option').map((each) => each.textContent);

test('help is asked for when the field is used first, and once', async () => {
  const { user, field, load } = draw();
  expect(load).not.toHaveBeenCalled();
  expect(field.getAttribute('role')).toBeNull();
  await user.type(field, 'ba');
  await waitFor(() => expect(field.getAttribute('role')).toBe('combobox'));
  await user.tab();
  await user.click(field);
  expect(load).toHaveBeenCalledTimes(1);
});

test('says what a text may become, and follows it', async () => {
  const { user, field, told } = draw();
  await user.type(field, 'ba');
  await waitFor(() => expect(options()).toEqual(['BajajBrand', 'BagerhatDistrict', 'BaddaArea']));
  expect(told()).toEqual({ open: 'true', at: undefined });
  expect(screen.getByText(/^3 suggestions\./)).toBeTruthy();
  await user.type(field, 'j');
  await waitFor(() => expect(options()).toEqual(['BajajBrand']));
  await user.type(field, 'x');
  await waitFor(() => expect(told().open).toBe('false'));
});

test('the arrow keys go through the list and back into the field; Enter takes what they reached', async () => {
  const { user, field, told, chosen, path } = draw();
  await user.type(field, 'ba');
  await screen.findAllByRole('option');
  await user.keyboard('{ArrowDown}');
  expect(told().at).toBe('BajajBrand');
  await user.keyboard('{ArrowUp}');
  expect(told().at).toBeUndefined();
  await user.keyboard('{ArrowUp}');
  expect(told().at).toBe('BaddaArea');
  expect(document.activeElement).toBe(field);
  await user.keyboard('{Enter}');
  expect(chosen).toEqual(['Badda']);
  expect(path()).toBe('/');
  expect(told().open).toBe('false');
});

test('keys by which an input method puts a word together take nothing', async () => {
  const { user, field, chosen } = draw();
  await user.type(field, 'ba');
  await screen.findByRole('option', { name: /Bajaj/ });
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  expect(chosen).toEqual([]);
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(chosen).toEqual(['Bajaj']);
});

test('recent searches are cleared by keyboard, and the rest of the list stays', async () => {
  const recent = { ...named('brand', 'Pulsar'), kind: 'recent' as const };
  const { user, field, chosen, cleared, told } = draw(async () => [recent, ...all]);
  await user.click(field);
  await waitFor(() => expect(options()).toHaveLength(5));
  await user.keyboard('{ArrowUp}');
  expect(told().at).toBe('Clear recent searches');
  await user.keyboard('{Enter}');
  expect(cleared).toHaveBeenCalledTimes(1);
  expect(chosen).toEqual([]);
  expect(options()).toEqual(['BajajBrand', 'BagerhatDistrict', 'BaddaArea']);
  expect(document.activeElement).toBe(field);
});

test('Enter in the field alone searches for all that is typed, within the document', async () => {
  const { user, field, path, chosen } = draw();
  await user.type(screen.getByLabelText('Where'), 'Dhaka');
  await user.type(field, 'ba');
  await screen.findAllByRole('option');
  await user.keyboard('{Enter}');
  expect(path()).toBe('/found?q=ba+Dhaka');
  expect(chosen).toEqual([]);
});

test('Escape closes the list and nothing around it; the next one is for others', async () => {
  const { user, field, told } = draw();
  const others = vi.fn();
  document.addEventListener('keydown', others);
  await user.type(field, 'ba');
  await screen.findAllByRole('option');
  others.mockClear();
  await user.keyboard('{Escape}');
  expect([told().open, field.value]).toEqual(['false', 'ba']);
  expect(others).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(others).toHaveBeenCalledTimes(1);
  document.removeEventListener('keydown', others);
});

test('a press takes one, and the focus stays in the field; leaving it closes the list', async () => {
  const { user, field, chosen, told } = draw();
  await user.type(field, 'ba');
  await user.click(await screen.findByRole('option', { name: /Bagerhat/ }));
  expect([chosen, document.activeElement]).toEqual([['Bagerhat'], field]);
  await user.type(field, 'j');
  await waitFor(() => expect(told().open).toBe('true'));
  await user.tab();
  await waitFor(() => expect(told().open).toBe('false'));
});

test('an answer that is late counts no more, and one that fails leaves the field as it was', async () => {
  const answers = new Map<string, (found: Suggested[]) => void>();
  const late: Suggest = (text) =>
    text === 'zz'
      ? Promise.reject(new Error('No.'))
      : new Promise((resolve) => answers.set(text, resolve));
  const { user, field, told } = draw(late);
  await user.type(field, 'ba');
  await waitFor(() => expect(answers.has('ba')).toBe(true));
  await user.type(field, 'j');
  await waitFor(() => expect(answers.has('baj')).toBe(true));
  answers.get('baj')?.([named('brand', 'Bajaj')]);
  await waitFor(() => expect(options()).toEqual(['BajajBrand']));
  answers.get('ba')?.(all);
  await user.clear(field);
  await user.type(field, 'zz');
  expect(options()).toEqual(['BajajBrand']);
  expect(told().open).toBe('true');
});
