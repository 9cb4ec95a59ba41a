import { NetworkError } from '@motohaat/api/errors';
import type { UploadAnswer } from '@motohaat/contract/uploads';
import { renderWithPlatform } from '@motohaat/testing';
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { PhotoCards } from './photo-cards.tsx';
import { PhotoField } from './photo-field.tsx';
import { type Photos, usePhotos } from './use-photos.ts';

beforeEach(() => {
  URL.createObjectURL = vi.fn((file: File) => `blob:${file.name}`);
  URL.revokeObjectURL = vi.fn();
});
afterEach(() => localStorage.clear());

const file = (name: string, type = 'image/jpeg') => new File(['x'], name, { type });
const answer = (url: string): UploadAnswer => ({
  success: true,
  data: { url, card: `${url}-card`, viewer: url, width: 800, height: 600 },
});
const untilStopped = ({ signal }: { signal: AbortSignal }) =>
  new Promise((_arrive, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });
const endless = new Promise(() => undefined);

type Beginning = Partial<Parameters<typeof usePhotos>[0]>;
const draft = { name: 'photos.u1', place: 'device' } as const;

function draw(upload: unknown, beginning: Beginning = {}, error?: string) {
  const kept: { photos?: Photos } = {};
  function Field() {
    const { stored: given = [] } = beginning;
    const photos = usePhotos({ draft, stored: given, ...beginning });
    kept.photos = photos;
    return (
      <PhotoField
        stored={given}
        photos={photos}
        Cards={PhotoCards}
        hasWaiting={false}
        onFiles={photos.add}
        error={error}
      />
    );
  }
  const view = renderWithPlatform(<Field />, { api: { 'POST /uploads': upload } });
  const choose = (...files: File[]) =>
    view.user.upload(screen.getByLabelText<HTMLInputElement>('Choose photos'), files);
  return { ...view, choose, urls: () => kept.photos?.urls };
}

const stored = ['/1', '/2', '/3'].map((url) => ({ url, card: `${url}-card` }));
const card = (place: number) => screen.getAllByRole('listitem')[place]!;
const announced = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');
const names = () =>
  within(screen.getByRole('list', { name: 'Photos in their order' }))
    .getAllByRole('img')
    .map((image) => image.getAttribute('alt'));

test('chosen photos are previewed at once, uploaded in the field "image", and the first is the cover', async () => {
  const forms: FormData[] = [];
  const upload = ({ body }: { body: FormData }) => answer(`/u${forms.push(body)}`);
  const { choose, urls } = draw(upload);
  await choose(file('a.jpg'), file('b.jpg'));
  expect(names()).toEqual(['a.jpg', 'b.jpg']);
  await waitFor(() => expect(urls()).toEqual(['/u1', '/u2']));
  expect((forms[0]!.get('image') as File).name).toBe('a.jpg');
  const [first, second] = screen.getAllByRole('listitem');
  expect(within(first!).getByText('Cover')).toBeTruthy();
  expect(within(second!).queryByText('Cover')).toBeNull();
  expect(announced()).toBe('b.jpg is uploaded.');
});

test('a photo on its way shows a progress bar, can be stopped, and then tried again', async () => {
  const { choose, user, platform, urls } = draw(untilStopped);
  await choose(file('a.jpg'));
  expect(screen.getByRole('progressbar', { name: 'Uploading a.jpg' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Stop uploading a.jpg' }));
  expect(await screen.findByText(/^The upload was stopped/)).toBeTruthy();
  platform.api.answer({ 'POST /uploads': answer('/u1') });
  await user.click(screen.getByRole('button', { name: 'Try again: a.jpg' }));
  await waitFor(() => expect(urls()).toEqual(['/u1']));
});

test('what goes beyond the limit is said for all to see, until something makes room', async () => {
  const many = Array.from({ length: 8 }, (_, place) => ({ url: `/${place}`, card: '/c' }));
  const { choose, user } = draw(answer('/u9'), { stored: many });
  await choose(file('ninth.jpg'));
  const notice = screen.getByText('A bike may have 8 photos at most. The rest was left out.');
  expect(notice.className).not.toMatch(/hidden/i);
  await user.click(screen.getByRole('button', { name: 'Remove Photo 1' }));
  expect(screen.queryByText(/at most/)).toBeNull();
});

test('the focus stays among the photos when a button goes with its action', async () => {
  const { choose, user, platform } = draw(new NetworkError(), { stored });
  await user.click(screen.getByRole('button', { name: 'Remove Photo 1' }));
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Photos' }));
  await choose(file('a.jpg'));
  platform.api.answer({ 'POST /uploads': answer('/u1') });
  await user.click(await screen.findByRole('button', { name: 'Try again: a.jpg' }));
  expect(document.activeElement).toBe(card(2));
});

test('photos are ordered from the keyboard, the focus stays, and the news is announced', async () => {
  const { user, urls } = draw(endless, { stored });
  const right = screen.getByRole('button', { name: 'Move Photo 1 right' });
  right.focus();
  await user.keyboard('{Enter}');
  expect(urls()).toEqual(['/2', '/1', '/3']);
  expect(announced()).toBe('Photo 1 is now photo 2 of 3.');
  expect(document.activeElement).toBe(right);
  await user.keyboard('{Enter}');
  expect(urls()).toEqual(['/2', '/3', '/1']);
  expect(right.getAttribute('aria-disabled')).toBe('true');
  await user.keyboard('{Enter}');
  expect(urls()).toEqual(['/2', '/3', '/1']);
});

test.each([
  ['a mouse', { pointerType: 'mouse', sideways: 20, down: 20 }, ['/3', '/1', '/2']],
  [
    'a finger that moves sideways',
    { pointerType: 'touch', sideways: 20, down: 5 },
    ['/3', '/1', '/2'],
  ],
  ['a finger that scrolls', { pointerType: 'touch', sideways: 5, down: 20 }, ['/1', '/2', '/3']],
])(
  'photos are ordered by dragging one over another: %s',
  (_by, { sideways, down, ...by }, order) => {
    const { urls } = draw(endless, { stored });
    const list = screen.getByRole('list', { name: 'Photos in their order' });
    list.setPointerCapture = vi.fn();
    const pointer = { ...by, pointerId: 7, isPrimary: true };
    document.elementFromPoint = () => card(0);
    fireEvent.pointerDown(within(card(2)).getByRole('img'), {
      ...pointer,
      clientX: 50,
      clientY: 200,
    });
    fireEvent.pointerMove(list, { ...pointer, clientX: 51, clientY: 201 });
    expect(urls()).toEqual(['/1', '/2', '/3']);
    fireEvent.pointerMove(list, { ...pointer, clientX: 50 - sideways, clientY: 200 - down });
    expect(urls()).toEqual(order);
    fireEvent.pointerUp(list, pointer);
    document.elementFromPoint = () => card(2);
    fireEvent.pointerMove(list, { ...pointer, clientX: 90, clientY: 200 });
    expect(urls()).toEqual(order);
  },
);

test('files that are dropped are taken like chosen ones; other things are left alone', async () => {
  const { urls } = draw(answer('/u1'));
  const place = screen.getByText('or drop them here');
  const text = createEvent.drop(place, { dataTransfer: { types: ['text/plain'], files: [] } });
  fireEvent(place, text);
  expect(text.defaultPrevented).toBe(false);
  fireEvent.drop(place, { dataTransfer: { types: ['Files'], files: [file('a.jpg')] } });
  await waitFor(() => expect(urls()).toEqual(['/u1']));
});

test('an error is tied to the control', () => {
  draw(endless, { stored: [] }, 'image is Required');
  const input = screen.getByLabelText('Choose photos');
  const notes = input.getAttribute('aria-describedby')!.split(' ');
  expect(notes.map((id) => document.getElementById(id)?.textContent).join(' ')).toContain(
    'image is Required',
  );
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

test('what was uploaded is there after a reload, unless the server has removed it by now', async () => {
  const { choose, urls } = draw(answer('/u1'));
  await choose(file('a.jpg'));
  await waitFor(() => expect(urls()).toEqual(['/u1']));
  expect(draw(endless).urls()).toEqual(['/u1']);
  vi.setSystemTime(Date.now() + 24 * 3_600_000);
  expect(draw(endless).urls()).toEqual([]);
  vi.useRealTimers();
});
