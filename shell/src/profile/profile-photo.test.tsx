import { ApiError, NetworkError } from '@motohaat/api/errors';
import type { SendOptions } from '@motohaat/api/send-form';
import type { Profile } from '@motohaat/contract/profile';
import type { Role } from '@motohaat/domain/role';
import { fillBrowserGaps } from '@motohaat/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { compositionOf } from '../testing/compositions.ts';
import { profile, renderShell } from '../testing/render-shell.tsx';

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn<() => void>());
  // What this browser cannot read is sent as it is.
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('cannot decode')));
  fillBrowserGaps();
});

const photo = '/images/rina.webp';
const file = new File(['x'], 'rina.jpg', { type: 'image/jpeg' });

async function draw(answers: Record<string, unknown>, about: Partial<Profile> = {}) {
  const mine = { ...profile, ...about };
  const view = renderShell({
    at: '/dashboard/profile',
    composition: compositionOf([], mine.role),
    session: { status: 'ready', user: { ...mine, id: mine._id } },
    answers: { 'GET /profile': mine, ...answers },
  });
  const button = await screen.findByRole('button', { name: /^(?:Add a|Change) photo$/ });
  return {
    ...view,
    button,
    choose: (chosen = file) =>
      fireEvent.change(screen.getByLabelText('Photo'), { target: { files: [chosen] } }),
  };
}

/** An upload that ends when the test says so. */
function slowUpload() {
  const sent: (SendOptions & { body: FormData; resolve: (profile: Profile) => void })[] = [];
  return {
    sent,
    answer: (options: SendOptions & { body: FormData }) =>
      new Promise((resolve, reject) => {
        sent.push({ ...options, resolve });
        options.signal?.addEventListener('abort', () => reject(options.signal?.reason as Error));
      }),
  };
}

test.each<Role>(['buyer', 'seller', 'admin'])('a %s sends a photo, and sees it', async (role) => {
  const upload = slowUpload();
  const view = await draw({ 'POST /profile/photo': upload.answer }, { role });
  view.choose();
  await vi.waitFor(() => expect(upload.sent).toHaveLength(1));
  expect(upload.sent[0]?.body.get('image')).toMatchObject({ name: 'rina.jpg' });
  act(() => upload.sent[0]?.onProgress?.(0.4));
  expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(0.4);
  act(() => upload.sent[0]?.onProgress?.(1));
  expect(screen.getByText('Checking the photo…')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  upload.sent[0]?.resolve({ ...profile, role, photo });
  expect(await screen.findByRole('button', { name: 'Change photo' })).toBeTruthy();
  expect(document.querySelector(`img[src="${photo}"]`)).toBeTruthy();
  expect(view.account.refresh).toHaveBeenCalledOnce();
  expect(view.toasts.shown).toEqual(['success: Photo saved.']);
});

test('an upload can be stopped; the focus stays, and another photo can be chosen', async () => {
  const upload = slowUpload();
  const view = await draw({ 'POST /profile/photo': upload.answer });
  view.choose();
  await view.user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(upload.sent[0]?.signal?.aborted).toBe(true);
  await vi.waitFor(() => expect(view.button.getAttribute('aria-busy')).toBeNull());
  expect(document.activeElement).toBe(view.button);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(view.toasts.shown).toEqual(['message: Stopped. Your photo is as it was.']);
});

test('a lost connection can be tried again with the same photo', async () => {
  const answers = [new NetworkError(), { ...profile, photo }];
  const view = await draw({ 'POST /profile/photo': () => answers.shift() });
  view.choose();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The connection was lost. Try it again.',
  );
  await view.user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Change photo' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).toBe(view.button);
});

test('what is no photo is not sent, and what the server refuses is not offered again', async () => {
  const message = 'This photo is damaged and cannot be read. Choose it again, or take a new one.';
  const refusal = new ApiError({ status: 422, code: 'photo_unreadable', message });
  const view = await draw({ 'POST /profile/photo': refusal });
  view.choose(new File(['x'], 'cv.pdf', { type: 'application/pdf' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'This is not a photo that can be shown. Choose a JPEG, PNG, WebP or AVIF file.',
  );
  expect(view.api.calls).not.toContain('POST /profile/photo');
  view.choose();
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('a photo is taken off, also one that came with the sign-in', async () => {
  const answers = [new NetworkError(), { ...profile, photo: null }];
  const view = await draw({ 'DELETE /profile/photo': () => answers.shift() }, { photo });
  const remove = () => view.user.click(screen.getByRole('button', { name: 'Remove photo' }));
  await remove();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The connection was lost. Try it again.',
  );
  await remove();
  expect(await screen.findByRole('button', { name: 'Add a photo' })).toBeTruthy();
  expect(document.activeElement).toBe(view.button);
  expect(view.toasts.shown).toEqual(['success: Photo removed.']);
});
