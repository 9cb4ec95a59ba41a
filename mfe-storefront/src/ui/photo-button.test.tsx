import { picture, renderWithPlatform } from '@motohaat/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { PhotoButton } from './photo-button.tsx';

const pictures = [picture('one', 'Red bike'), picture('two', 'Blue bike')];

async function openViewer(index = 0) {
  const view = renderWithPlatform(<PhotoButton pictures={pictures} index={index} />);
  await view.user.click(
    screen.getByRole('button', { name: `View photo: ${pictures[index]?.alt}` }),
  );
  return { ...view, viewer: await screen.findByRole('dialog', { name: 'Photo viewer' }) };
}

test('shows the small picture with its size, and asks for the large one only when opened', async () => {
  const { container, viewer } = await openViewer();
  const small = container.querySelector('img');
  expect(small?.getAttribute('src')).toBe('/pictures/one-card.avif');
  expect([small?.width, small?.height]).toEqual([640, 480]);
  expect(viewer.querySelector('img')?.getAttribute('src')).toBe('/pictures/one-viewer.avif');
});

test('every control of the viewer has a name, and the focus starts on Close', async () => {
  const { viewer } = await openViewer();
  const names = within(viewer)
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual(['Zoom out', 'Zoom in', 'Rotate', 'Close', 'Next photo']);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Close');
});

test('the arrow keys go through the photos, and the caption says which one is shown', async () => {
  const { viewer, user } = await openViewer();
  expect(within(viewer).getByText('Red bike')).toBeTruthy();
  await user.keyboard('{ArrowRight}');
  expect(within(viewer).getByText('Blue bike')).toBeTruthy();
  await user.keyboard('{ArrowLeft}');
  expect(within(viewer).getByText('Red bike')).toBeTruthy();
});

test('+ and - zoom, R rotates', async () => {
  const { viewer, user } = await openViewer();
  const zoomOut = () => within(viewer).getByRole('button', { name: 'Zoom out' });
  expect(zoomOut().getAttribute('aria-disabled')).toBe('true');
  await user.keyboard('+');
  expect(zoomOut().getAttribute('aria-disabled')).toBe('false');
  await user.keyboard('-');
  expect(zoomOut().getAttribute('aria-disabled')).toBe('true');
  await user.keyboard('r');
  expect(viewer.querySelector('img')?.style.transform).toBe('rotate(90deg)');
});

test('opens at the picture whose button was pressed', async () => {
  const { viewer } = await openViewer(1);
  expect(within(viewer).getByText('Blue bike')).toBeTruthy();
});
