import { expect, test, vi } from 'vitest';

import { createEvents } from './events.ts';

const held = { b1: { path: '/dashboard/payment/1', isToPay: true } };

test('an event reaches who listens, and no more after that; what stays is there for who comes later', () => {
  const { emit, listen, last } = createEvents();
  const heard = vi.fn();
  expect(last('buyer.bikes')).toBeUndefined();
  const stop = listen('buyer.bikes', heard);
  emit('buyer.bikes', { wished: ['p1'], held });
  stop();
  emit('buyer.bikes', { wished: [], held: {} });
  expect(heard.mock.calls).toEqual([[{ wished: ['p1'], held }, 'here']]);
  expect(last('buyer.bikes')).toEqual({ wished: [], held: {} });
  emit('bike.act', { id: 1, state: 'ended' });
  expect(last('bike.act')).toBeUndefined();
});

test('what an event does not say is an error of who tells it, and unheard from another tab', async () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const { emit, listen } = createEvents();
  const heard = vi.fn();
  listen('data.changed', heard);
  emit('bike.act', { id: '1', state: 'taken' } as never);
  await vi.waitFor(() =>
    expect(reported.mock.calls).toEqual([[new TypeError('This is not what bike.act says.')]]),
  );
  vi.unstubAllGlobals();
  const other = new BroadcastChannel('motohaat.events');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no such argument
  const tell = (told: unknown) => other.postMessage(told);
  for (const wrong of [null, 'x', {}, { name: 'toString' }, { name: 'data.changed', data: {} }]) {
    tell(wrong);
  }
  tell({ name: 'data.changed', data: { nouns: ['bookings'] } });
  await vi.waitFor(() => expect(heard).toHaveBeenCalled());
  expect(heard.mock.calls).toEqual([[{ nouns: ['bookings'] }, 'elsewhere']]);
  other.close();
});

test('tabs hear of each other what is meant for them, and nothing else', async () => {
  const [here, there] = [createEvents(), createEvents()];
  const [changed, act] = [vi.fn(), vi.fn()];
  there.listen('data.changed', changed);
  there.listen('bike.act', act);
  here.emit('bike.act', { id: 1, state: 'taken' });
  here.emit('data.changed', { nouns: [] });
  await vi.waitFor(() => expect(changed).toHaveBeenCalledWith({ nouns: [] }, 'elsewhere'));
  expect(act).not.toHaveBeenCalled();
});

test('a listener that fails keeps nothing from the others', () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const { emit, listen } = createEvents();
  const heard = vi.fn();
  listen('bike.act', () => {
    throw new Error('broken');
  });
  listen('bike.act', heard);
  emit('bike.act', { id: 1, state: 'taken' });
  expect(heard).toHaveBeenCalledOnce();
  expect(reported).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
