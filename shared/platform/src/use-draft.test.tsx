import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { tabDrafts } from './drafts.ts';
import { type Session, sessionStore } from './index.ts';
import { useDraft } from './use-draft.ts';

const signedIn = (id: string): Session => ({
  status: 'ready',
  user: { id, email: `${id}@b.example`, name: id, role: 'buyer', photo: null },
});
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

function Form() {
  const draft = useDraft('form', { name: 'Asha', role: 'buyer', note: '' });
  return (
    <form onChange={draft.keep}>
      <input name="name" aria-label="name" defaultValue={draft.values.name} />
      <input name="note" aria-label="note" defaultValue={draft.values.note} />
      <input name="password" aria-label="password" />
      {['buyer', 'seller'].map((role) => (
        <input
          key={role}
          type="radio"
          name="role"
          value={role}
          aria-label={role}
          defaultChecked={draft.values.role === role}
        />
      ))}
      <output>{draft.isRestored ? 'restored' : 'new'}</output>
      <button type="button" onClick={draft.drop}>
        Sent
      </button>
    </form>
  );
}

/** The form in a document of its own. */
function draw() {
  cleanup();
  render(<Form />);
}
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const state = () => [
  field('name').value,
  field('note').value,
  screen.getByRole('status').textContent,
];

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  sessionStorage.clear();
  sessionStore.setState({ status: 'anonymous' }, true);
});

test('what was typed and chosen is there in the next document, until it is sent', () => {
  draw();
  type('note', 'Call me');
  fireEvent.click(field('seller'));
  draw();
  expect(state()).toEqual(['Asha', 'Call me', 'restored']);
  expect(field('seller').checked).toBe(true);
  fireEvent.click(screen.getByRole('button'));
  draw();
  expect(state()).toEqual(['Asha', '', 'new']);
});

test('a form that is again as it was at first is no draft, and a field that was emptied is one', () => {
  draw();
  type('note', 'Call me');
  type('note', '');
  draw();
  expect(state()).toEqual(['Asha', '', 'new']);
  type('name', '');
  draw();
  expect(state()).toEqual(['', '', 'restored']);
});

test('a password is never kept', () => {
  draw();
  type('note', 'Call me');
  type('password', 'Secret1!');
  expect(Object.values(sessionStorage).join()).toContain('Call me');
  expect(Object.values(sessionStorage).join()).not.toContain('Secret1!');
});

test('a draft belongs to the account that typed it', () => {
  sessionStore.setState(signedIn('u1'), true);
  draw();
  type('note', 'Call me');
  sessionStore.setState(signedIn('u2'), true);
  draw();
  expect(state()).toEqual(['Asha', '', 'new']);
  sessionStore.setState(signedIn('u1'), true);
  draw();
  expect(state()).toEqual(['Asha', 'Call me', 'restored']);
});

test('a draft of yesterday is none any more', () => {
  draw();
  type('note', 'Call me');
  vi.setSystemTime(Date.now() + 13 * 3_600_000);
  draw();
  expect(state()).toEqual(['Asha', '', 'new']);
});

const now = { owner: '', at: Date.now() };
test.each([
  ['text'],
  [null],
  [{ note: 'of before there were owners' }],
  [{ ...now, fields: null }],
  [{ ...now, fields: { note: 5, other: 'x' } }],
])('%j is no draft', (draft) => {
  tabDrafts.write('form', draft);
  draw();
  expect(state()).toEqual(['Asha', '', 'new']);
});
