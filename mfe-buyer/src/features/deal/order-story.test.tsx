import { ApiError, NetworkError } from '@motohaat/api/errors';
import type { BookingStory } from '@motohaat/contract/deal';
import { noPapers } from '@motohaat/domain/bike-facts';
import { renderWithPlatform } from '@motohaat/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { OrderStory } from './order-story.tsx';

const at = '2026-05-01T06:00:00.000Z';
const unpaid: BookingStory = {
  _id: 'b1',
  side: 'buyer',
  productId: 'p1',
  productName: 'Shalik 110',
  category_id: '1',
  picture: null,
  district: { slug: 'dhaka', name: 'Dhaka' },
  papers: noPapers,
  price: 87_000,
  currency: 'bdt',
  status: 'pending_payment',
  transactionId: null,
  reason: null,
  buyer: { name: 'Asha' },
  seller: { _id: 's1', name: 'Rafiq Hasan' },
  phone: '+8801712345678',
  isReachable: true,
  steps: [
    { step: 'booked', state: 'done', at },
    { step: 'seen', state: 'now', at: null },
    { step: 'paid', state: 'open', at: null },
    { step: 'handed_over', state: 'open', at: null },
    { step: 'completed', state: 'open', at: null },
  ],
  deadline: { kind: 'pay', at },
  next: 'see_and_pay',
  seenAt: null,
  meeting: null,
  mayComplain: false,
  photos: [],
  photosLeft: 0,
  events: [{ number: 1, kind: 'booked', by: 'buyer', at }],
};
const paid: BookingStory = {
  ...unpaid,
  status: 'paid',
  next: 'collect',
  mayComplain: true,
  deadline: null,
};
const call = 'GET /bookings/b1/story';
const draw = (answer: unknown) =>
  renderWithPlatform(<OrderStory id="b1" />, { api: { [call]: answer } });

test('a booking says before Pay to see the bike, and how to reach its seller', async () => {
  const { platform, user } = draw(unpaid);
  expect(await screen.findByText(/^See the bike and its papers before you pay/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Pay Now' })).toBeTruthy();
  expect(screen.getByRole('link', { name: /Call/ }).getAttribute('href')).toBe(
    'tel:+8801712345678',
  );
  expect(screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toBe(
    'https://wa.me/8801712345678',
  );
  platform.api.answer({
    'PUT /bookings/b1/seen': { acknowledged: true, status: 'pending_payment' },
    [call]: { ...unpaid, next: 'pay', seenAt: at },
  });
  await user.click(screen.getByRole('button', { name: 'I have seen it' }));
  expect(await screen.findByRole('button', { name: 'I have not seen it' })).toBeTruthy();
});

test('a meeting is proposed at a safe place by one press; a refusal keeps what was typed', async () => {
  const { platform, user, container } = draw(unpaid);
  await user.click(await screen.findByRole('button', { name: 'Propose a meeting' }));
  await user.click(await screen.findByRole('button', { name: 'Propose' }));
  expect(screen.getByText('Say where you want to meet.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'BRTA office, Dhaka' }));
  const time = container.querySelector<HTMLInputElement>('[name=time]');
  await user.type(time ?? container, '2026-05-02T10:30');
  const message = 'Choose a time within the next 30 days.';
  platform.api.answer({
    'POST /bookings/b1/meeting': new ApiError({ status: 422, code: 'invalid', message }),
  });
  await user.click(screen.getByRole('button', { name: 'Propose' }));
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(time?.value).toBe('2026-05-02T10:30');
});

test('the code of a paid booking is shown when it is asked for', async () => {
  const { platform, user } = draw(paid);
  platform.api.answer({ 'GET /bookings/b1/handOverCode': { code: '048213' } });
  await user.click(await screen.findByRole('button', { name: 'Show the code' }));
  expect(await screen.findByText('048213')).toBeTruthy();
});

test('what is wrong is told with a reason and words, and a lost answer keeps them', async () => {
  const { platform, user } = draw(paid);
  await user.click(await screen.findByRole('button', { name: 'Something is wrong' }));
  const words = await screen.findByRole<HTMLTextAreaElement>('textbox', {
    name: 'What happened?',
  });
  await user.type(words, 'Bad.');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByText('Write 10 characters at least.')).toBeTruthy();
  await user.type(words, ' The papers are of another bike.');
  platform.api.answer({ 'POST /bookings/b1/dispute': new NetworkError() });
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(words.value).toBe('Bad. The papers are of another bike.');
  platform.api.answer({
    'POST /bookings/b1/dispute': { acknowledged: true, status: 'disputed' },
    [call]: { ...paid, status: 'disputed', next: 'wait_for_decision', mayComplain: false },
  });
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/^We look at what both sides say/)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a booking that cannot be loaded says so and is loaded on Retry', async () => {
  const { platform, user } = draw(new NetworkError());
  await screen.findByText('The booking could not be loaded.');
  platform.api.answer({ [call]: unpaid });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Rafiq Hasan')).toBeTruthy();
});

test('what is wrong is told with photos, and one that is not taken can be sent again', async () => {
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('cannot decode')));
  const { platform, user } = draw(paid);
  await user.click(await screen.findByRole('button', { name: 'Something is wrong' }));
  const dialog = within(await screen.findByRole('dialog'));
  const photos = ['one.jpg', 'two.jpg'].map(
    (name) => new File(['x'], name, { type: 'image/jpeg' }),
  );
  await user.upload(await dialog.findByLabelText('Choose photos'), photos);
  await user.type(dialog.getByRole('textbox'), 'The number on the frame is another.');
  const answers: unknown[] = [{ acknowledged: true, _id: 'f1' }, new NetworkError()];
  platform.api.answer({
    'POST /bookings/b1/dispute': { acknowledged: true, status: 'disputed' },
    'POST /bookings/b1/dispute/photos': () => answers.shift(),
  });
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await dialog.findByText(/not all photos/)).toBeTruthy();
  expect(dialog.queryByRole('img', { name: 'one.jpg' })).toBeNull();
  expect(dialog.getByRole('img', { name: 'two.jpg' })).toBeTruthy();
  answers.push({ acknowledged: true, _id: 'f2' });
  await user.click(dialog.getByRole('button', { name: 'Send the photos' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a booking whose fee is paid can be given up, once it is read that the fee is kept', async () => {
  const end = 'POST /bookings/b1/end';
  const { platform, user } = renderWithPlatform(<OrderStory id="b1" />, {
    api: {
      [call]: { ...paid, fee: 2_000, ending: 'fee_kept' },
      [end]: { acknowledged: true, status: 'cancelled' },
    },
  });
  expect(await screen.findByText(/Pay the rest, ৳85,000, when you take the bike/)).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Give up the booking' }));
  expect(screen.getByText(/You do not get the booking fee of ৳2,000 back/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Give up, without the fee' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(platform.api.calls.some((made) => JSON.stringify(made).includes('/end'))).toBe(true);
});
