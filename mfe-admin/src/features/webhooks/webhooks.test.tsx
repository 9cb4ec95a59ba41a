import { ApiError } from '@motohaat/api/errors';
import type { Delivery, Webhook } from '@motohaat/contract/webhooks';
import { renderWithPlatform } from '@motohaat/testing';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import WebhookSection from './webhook-section.tsx';

const at = '2026-11-20T03:10:00.000Z';
const webhook = (changes: Partial<Webhook> = {}): Webhook => ({
  _id: 'w1',
  url: 'https://hooks.example.com/',
  createdAt: at,
  endedAt: null,
  waiting: 0,
  dead: 0,
  ...changes,
});
const delivery = (changes: Partial<Delivery> = {}): Delivery => ({
  _id: 'd1',
  revision: 7,
  status: 'dead',
  tries: 12,
  error: 'The other side answered 500.',
  at,
  ...changes,
});
const draw = (answers: Record<string, unknown>) =>
  renderWithPlatform(<WebhookSection />, { api: answers });

test('an address is added and its key is shown once; a wrong one is told at its field and kept', async () => {
  const message = 'Some of what was sent is not right.';
  const wrong = 'Give an address that begins with https:// and names a public host.';
  const refusal = new ApiError({ status: 422, code: 'invalid', message, fields: { url: wrong } });
  const view = draw({ 'GET /webhooks': [], 'POST /webhooks': refusal });
  await screen.findByText('Nobody is told yet.');
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Address' });
  const add = () => view.user.click(screen.getByRole('button', { name: 'Add address' }));
  await add();
  screen.getByText('Give an address.');
  await view.user.type(field, 'https://10.0.0.1/');
  await add();
  await screen.findByText(wrong);
  expect(field.value).toBe('https://10.0.0.1/');
  view.platform.api.answer({
    'POST /webhooks': { _id: 'w1', secret: 'whsec_abc' },
    'GET /webhooks': [webhook()],
  });
  await add();
  expect((await screen.findByText('whsec_abc')).closest('output')).toBeTruthy();
  await screen.findByRole('article', { name: 'https://hooks.example.com/' });
});

test('what was given up is said, and told again', async () => {
  const again = vi.fn<() => unknown>();
  const view = draw({
    'GET /webhooks': [webhook({ dead: 1 })],
    'GET /webhooks/w1/deliveries': [delivery()],
    'POST /webhooks/w1/deliveries/d1/again': again,
  });
  const card = within(await screen.findByRole('article'));
  card.getByText(/1 message was given up/);
  await view.user.click(card.getByText('What it was told'));
  await card.findByText('The other side answered 500.');
  await view.user.click(card.getByRole('button', { name: 'Tell again of revision 7' }));
  await vi.waitFor(() => expect(again).toHaveBeenCalledOnce());
});

test('an address is removed after a question', async () => {
  const remove = vi.fn<() => unknown>();
  const view = draw({ 'GET /webhooks': [webhook({ endedAt: at })], 'DELETE /webhooks/w1': remove });
  const card = within(await screen.findByRole('article'));
  card.getByText(/Told nothing since 20 Nov 2026, 09:10/);
  await view.user.click(card.getByRole('button', { name: 'Remove https://hooks.example.com/' }));
  await view.user.click(screen.getByRole('button', { name: 'Remove address' }));
  await vi.waitFor(() => expect(remove).toHaveBeenCalledOnce());
});
