import { LanguageContext, lowDataStore } from '@motohaat/platform';
import { renderWithPlatform } from '@motohaat/testing';
import { uiWords } from '@motohaat/ui/messages';
import { act, screen } from '@testing-library/react';
import type { Swiper } from 'swiper';
import { afterEach, expect, test, vi } from 'vitest';

import { words } from '../../messages/index.ts';
import { ReviewsSection } from './reviews-section.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  lowDataStore.setState({ on: false });
});

async function drawCarousel() {
  const view = renderWithPlatform(<ReviewsSection id="reviews" />);
  await screen.findByRole('button', { name: /Pause|Play/ });
  const element = view.container.querySelector<HTMLElement & { swiper: Swiper }>('.swiper');
  if (!element) throw new Error('No carousel.');
  return { ...view, swiper: element.swiper };
}

test('shows six reviews as a plain list before the carousel is there, marked as illustrative', async () => {
  renderWithPlatform(<ReviewsSection id="reviews" />);
  expect(await screen.findAllByRole('listitem')).toHaveLength(6);
  expect(screen.getAllByText('4.5')).toHaveLength(6);
  expect(screen.getByText('Illustrative reviews')).toBeTruthy();
});

test('the carousel has the numbers of the specification', async () => {
  const { swiper } = await drawCarousel();
  const { effect, coverflowEffect, autoplay, ...rest } = swiper.params;
  expect(effect).toBe('coverflow');
  expect(coverflowEffect).toMatchObject({
    rotate: 50,
    depth: 100,
    stretch: 0,
    modifier: 1,
    slideShadows: true,
  });
  expect(autoplay).toMatchObject({ delay: 4000, disableOnInteraction: false });
  expect(rest).toMatchObject({
    centeredSlides: true,
    slidesPerView: 'auto',
    grabCursor: true,
    rewind: true,
  });
});

test('its pagination is made of named buttons', async () => {
  await drawCarousel();
  expect(screen.getAllByRole('button', { name: /^Go to review \d$/ })).toHaveLength(6);
});

test('in Bangla it counts in Bangla', async () => {
  await Promise.all([words, uiWords].map(({ prepare }) => prepare('bn')));
  renderWithPlatform(
    <LanguageContext value="bn">
      <ReviewsSection id="reviews" />
    </LanguageContext>,
  );
  expect(await screen.findByRole('button', { name: '২ নম্বর মতামত দেখুন' })).toBeTruthy();
  expect(screen.getByRole('group', { name: '১ / ৬' })).toBeTruthy();
});

test('Pause stops it, Play starts it again', async () => {
  const { swiper, user } = await drawCarousel();
  expect(swiper.autoplay.running).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Pause' }));
  expect(swiper.autoplay.running).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Play' }));
  expect(swiper.autoplay.running).toBe(true);
});

test('stands still while the keyboard is inside, and goes on afterwards', async () => {
  const { swiper, user } = await drawCarousel();
  await user.tab();
  expect(document.activeElement?.ariaLabel ?? document.activeElement?.outerHTML).toMatch(/review/);
  expect(swiper.autoplay.running).toBe(false);
  act(() => screen.getByRole('button', { name: 'Pause' }).focus());
  expect(swiper.autoplay.running).toBe(true);
});

test('does not move by itself where reduced motion is asked for', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const { swiper } = await drawCarousel();
  expect(swiper.autoplay.running).toBe(false);
  expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
});

test('stays a plain list for people who want few bytes, and becomes one when they say so', async () => {
  await drawCarousel();
  act(() => lowDataStore.setState({ on: true }));
  expect(screen.queryByRole('button', { name: /Pause|Play/ })).toBeNull();
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
});
