import { ApiError, NetworkError } from '@motohaat/api/errors';
import type { ModelDecision, OtherModel } from '@motohaat/contract/other-models';
import { renderWithPlatform } from '@motohaat/testing';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { DecisionList } from './decision-list.tsx';
import { OtherModelList } from './other-model-list.tsx';

const admin = { id: 'me', email: 'a@b.example', name: 'Asha', role: 'admin', photo: null } as const;
const pulsar = { slug: 'pulsar-150', name: 'Pulsar 150', brand: { slug: 'bajaj', name: 'Bajaj' } };
const written: OtherModel = {
  key: '/palser150',
  words: 'Palser 150',
  brand: null,
  bikes: 3,
  examples: [{ _id: 'p1', name: 'Palser, one owner' }],
  near: [pulsar],
};
const done = { acknowledged: true, _id: 'd1', model: pulsar, bikes: 3, state: 'taken' };
const decision: ModelDecision = {
  _id: 'd1',
  words: 'Palser 150',
  model: pulsar,
  isNew: false,
  bikes: 3,
  state: 'taken',
  by: 'Asha',
  createdAt: '2026-01-10T03:05:30.000Z',
};
const draw = (answer: unknown, answers: Record<string, unknown> = {}) =>
  renderWithPlatform(<OtherModelList />, {
    session: { status: 'ready', user: admin },
    api: { 'GET /otherModels': answer, ...answers },
  });
const card = async () => within(await screen.findByRole('article', { name: 'Palser 150' }));

test('words show how many bikes have them, some of these, and what they may mean', async () => {
  draw([written]);
  const shown = await card();
  expect(shown.getByText('Written of 3 bikes')).toBeTruthy();
  expect(shown.getByRole('link', { name: 'Palser, one owner' })).toBeTruthy();
});

test('one press says which model it is, and the list is read again', async () => {
  const map = vi.fn<(call: { body: unknown }) => unknown>(() => done);
  const { platform, user } = draw([written], { 'POST /otherModels/map': map });
  const press = (await card()).getByRole('button', { name: 'It is Bajaj Pulsar 150' });
  platform.api.answer({ 'GET /otherModels': [] });
  await user.click(press);
  expect(await screen.findByText(/has every model/)).toBeTruthy();
  expect(map.mock.calls[0]?.[0].body).toEqual({ key: '/palser150', model: 'pulsar-150' });
  expect(platform.shown).toMatchObject([
    { kind: 'success', message: '“Palser 150” is Bajaj Pulsar 150 from now on.' },
  ]);
});

test('adding sends what was written with its reason; what the server refuses stands at its input', async () => {
  const fields = { 'name.en': 'The catalogue has Bajaj Pulsar 150 already.' };
  const error = new ApiError({ status: 422, code: 'invalid', message: 'Not right.', fields });
  const add = vi.fn<(call: { body: unknown }) => unknown>(() => {
    throw error;
  });
  const { user } = draw([written], { 'POST /otherModels/add': add });
  await user.click((await card()).getByRole('button', { name: 'Add to the catalogue' }));
  await user.type(screen.getByLabelText('Brand'), 'Bajaj');
  await user.type(screen.getByLabelText('Model in Bangla'), 'পালসার');
  await user.type(screen.getByLabelText('Engine (cc)'), '১৫০');
  await user.type(screen.getByLabelText('Reason'), 'Three sellers.');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText(fields['name.en'])).toBeTruthy();
  expect(screen.getByLabelText('Model').getAttribute('aria-invalid')).toBe('true');
  expect(add.mock.calls[0]?.[0].body).toEqual({
    key: '/palser150',
    newBrand: { en: 'Bajaj', bn: '' },
    name: { en: 'Palser 150', bn: 'পালসার' },
    kind: 'commuter',
    cc: 150,
    from: null,
    to: null,
    also: [],
    reason: 'Three sellers.',
  });
});

test('a decision is taken back with a reason', async () => {
  const undo = vi.fn<(call: { body: unknown }) => unknown>(() => ({ ...done, state: 'undone' }));
  const { user } = renderWithPlatform(<DecisionList />, {
    session: { status: 'ready', user: admin },
    api: { 'GET /modelDecisions': [decision], 'POST /modelDecisions/d1/undo': undo },
  });
  await user.click(await screen.findByRole('button', { name: 'Undo: Palser 150' }));
  await user.type(screen.getByLabelText('Reason'), 'It is another.');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await vi.waitFor(() => expect(undo).toHaveBeenCalledOnce());
  expect(undo.mock.calls[0]?.[0].body).toEqual({ reason: 'It is another.' });
});

test('says what failed and loads again on Retry', async () => {
  const { platform, user } = draw(new NetworkError());
  const retry = await screen.findByRole('button', { name: 'Retry' });
  platform.api.answer({ 'GET /otherModels': [] });
  await user.click(retry);
  expect(await screen.findByText(/has every model/)).toBeTruthy();
});
