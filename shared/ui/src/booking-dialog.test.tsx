import type { ActionState, Outcome } from '@motohaat/domain/outcome';
import { renderWithPlatform } from '@motohaat/testing';
import { cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';

import { BookingDialog } from './booking-dialog.tsx';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

type OnBook = Parameters<typeof BookingDialog>[0]['onBook'];

/** A dialog whose action is carried out by `onBook`. */
function Booking({ onBook, onClose }: { onBook: OnBook; onClose: () => void }) {
  const [action, setAction] = useState<ActionState>({ pending: false, failure: undefined });
  return (
    <BookingDialog
      bike={{ productId: 'p1', name: 'Shalik 110', price: 145_000 }}
      buyer={{ name: 'Asha', email: 'a@b.example' }}
      action={action}
      onBook={async (details) => {
        setAction({ pending: true, failure: undefined });
        const outcome = await onBook(details);
        const failure = outcome.status === 'failed' ? outcome : undefined;
        setAction({ pending: false, failure });
        return outcome;
      }}
      onClose={onClose}
    />
  );
}

function draw(answer: Promise<Outcome> | Outcome = { status: 'done', message: '' }) {
  const onBook = vi.fn(async () => answer);
  const onClose = vi.fn();
  const view = renderWithPlatform(<Booking onBook={onBook} onClose={onClose} />);
  const book = () => view.user.click(screen.getByRole('button', { name: 'Book this bike' }));
  return { ...view, onBook, onClose, book };
}

test('name, e-mail and price are there to read, and the focus starts in the phone number', () => {
  draw();
  const shown = ['Name', 'Email', 'Price'].map((label) => [
    field(label).value,
    field(label).readOnly,
  ]);
  expect(shown).toEqual([
    ['Asha', true],
    ['a@b.example', true],
    ['৳1,45,000', true],
  ]);
  expect(document.activeElement).toBe(field('Phone'));
});

test('takes what was copied elsewhere without the invisible marks that came along', async () => {
  const form = draw();
  await form.user.click(field('Phone'));
  await form.user.paste('\u202a+880 1712\u00a0345678\u202c');
  await form.user.click(field('Meeting location'));
  await form.user.paste('\u200eMirpur\u202c 10');
  expect(screen.getByText('The seller calls +8801712345678.')).toBeTruthy();
  await form.book();
  expect(form.onBook).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ location: 'Mirpur 10' }),
  );
});

test('needs neither phone nor place', async () => {
  const form = draw();
  await form.book();
  expect(form.onBook).toHaveBeenCalledExactlyOnceWith({ phone: '', location: '' });
});

test.each(['01712345678', '+880 1712-345678', '০১৭১২ ৩৪৫৬৭৮'])(
  'says which number %s is understood as',
  async (typed) => {
    const { user } = draw();
    await user.type(field('Phone'), typed);
    expect(screen.getByText('The seller calls +8801712345678.')).toBeTruthy();
  },
);

test('a malformed number is said when its field is left, and holds the booking back', async () => {
  const form = draw();
  await form.user.type(field('Phone'), '12345');
  expect(field('Phone').getAttribute('aria-invalid')).toBeNull();
  await form.book();
  expect(screen.getByText(/^Enter a mobile number of Bangladesh/)).toBeTruthy();
  expect(field('Phone').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field('Phone'));
  expect(form.onBook).not.toHaveBeenCalled();
});

test('a second click or Enter while the booking is under way does nothing', async () => {
  const form = draw(new Promise(() => undefined));
  await form.book();
  await form.book();
  await form.user.type(field('Phone'), '{Enter}');
  expect(form.onBook).toHaveBeenCalledOnce();
});

test('after a refusal the form starts again', async () => {
  const form = draw({ status: 'refused', message: 'This bike is already booked.' });
  await form.user.type(field('Phone'), '01712345678');
  await form.user.type(field('Meeting location'), 'Mirpur 10');
  await form.book();
  expect([field('Phone').value, field('Meeting location').value]).toEqual(['', '']);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('after a lost connection everything typed is kept, and the reason stands in the form', async () => {
  const form = draw({ status: 'failed', message: 'No connection. Try again.' });
  await form.user.type(field('Phone'), '01712345678');
  await form.user.type(field('Meeting location'), 'Mirpur 10');
  await form.book();
  expect(screen.getByRole('alert').textContent).toBe('No connection. Try again.');
  expect([field('Phone').value, field('Meeting location').value]).toEqual([
    '01712345678',
    'Mirpur 10',
  ]);
});

test('what was typed is there when the dialog is opened again, and is forgotten once it is decided', async () => {
  const lost = draw({ status: 'failed', message: 'No connection. Try again.' });
  await lost.user.type(field('Phone'), '01712345678');
  await lost.book();
  const again = () => {
    cleanup();
    return draw();
  };
  const form = again();
  expect(field('Phone').value).toBe('01712345678');
  await form.book();
  again();
  expect(field('Phone').value).toBe('');
});

test.each([
  [{}, 1_250_000, /^This bike costs more than ৳9,99,999/, 0],
  [{ bookingFee: 2_000 }, 1_250_000, /you pay the booking fee of ৳2,000.* The rest, ৳12,48,000/, 1],
])('with %o says before the form how a bike for %d is paid', async (config, price, said, forms) => {
  const bike = { productId: 'p1', name: 'Shalik 110', price };
  const idle = { pending: false, failure: undefined };
  renderWithPlatform(
    <BookingDialog
      bike={bike}
      buyer={{ name: 'Asha', email: 'a@b.example' }}
      action={idle}
      onBook={vi.fn()}
      onClose={vi.fn()}
    />,
    { config },
  );
  expect(await screen.findByText(said)).toBeTruthy();
  expect(screen.queryAllByRole('button', { name: 'Book this bike' })).toHaveLength(forms);
});
