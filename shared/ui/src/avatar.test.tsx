import { fireEvent, render } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Avatar } from './avatar.tsx';

const drawn = (name: string) => render(<Avatar name={name} />).container.innerHTML;

test('the same name always has the same drawing, another name another one', () => {
  expect(drawn('Rafiq Hasan')).toBe(drawn('Rafiq Hasan'));
  expect(drawn('Rafiq Hasan')).not.toBe(drawn('Nusrat Jahan'));
});

test.each([
  ['Rafiq Hasan', 'RH'],
  ['  Md. Abdul  Karim ', 'MK'],
  ['Nusrat', 'N'],
  ['রহিম', 'র'],
  ['মো. হাসান', 'মোহা'],
  ['ক্ষিতি স্মৃতি শ্রাবণী', 'ক্ষিশ্রা'],
  ['\u09dfাসিন', '\u09dfা'],
  ['', ''],
])('draws the initials of "%s" as "%s"', (name, initials) => {
  const { container } = render(<Avatar name={name} />);
  expect(container.querySelector('text')?.textContent).toBe(initials);
});

test('shows the photo where there is one', () => {
  const { container } = render(<Avatar name="Nusrat" photo="/uploads/n.avif" />);
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/uploads/n.avif');
});

test('a photo that cannot be loaded gives way to the drawing, and another one is tried', () => {
  const { container, rerender } = render(<Avatar name="Nusrat" photo="/gone.webp" />);
  const image = () => container.querySelector('img');
  fireEvent.error(image()!);
  expect(container.querySelector('text')?.textContent).toBe('N');
  rerender(<Avatar name="Nusrat" photo="/new.webp" />);
  expect(image()?.getAttribute('src')).toBe('/new.webp');
});
