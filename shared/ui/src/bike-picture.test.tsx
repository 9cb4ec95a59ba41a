import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { BikePicture } from './bike-picture.tsx';

test('a picture that cannot be loaded keeps its place and its description', () => {
  render(<BikePicture src="/gone.avif" alt="Red scooter" />);
  expect(screen.getByRole('img').tagName).toBe('IMG');
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByRole('img', { name: 'Red scooter' }).tagName).toBe('SPAN');
});

test('a picture that came in place of a broken one is shown', () => {
  const { rerender } = render(<BikePicture src="/gone.avif" alt="Red scooter" />);
  fireEvent.error(screen.getByRole('img'));
  rerender(<BikePicture src="/there.avif" alt="Red scooter" />);
  expect(screen.getByRole('img').getAttribute('src')).toBe('/there.avif');
});

test('a bike without a picture has an outline in its place', () => {
  const { container } = render(<BikePicture src="" alt="" />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(container.querySelector('svg')).toBeTruthy();
});
