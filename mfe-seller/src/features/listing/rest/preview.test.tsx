import { emptyBike } from '@motohaat/contract/bike-fields';
import { hiddenContact } from '@motohaat/domain/contacts';
import { renderWithPlatform } from '@motohaat/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Preview } from './preview.tsx';

test('shows a bike as buyers will see it: without phone numbers, in whichever line they stand', () => {
  const typed = {
    ...emptyBike,
    productName: 'Pulsar 01712345678',
    location: 'Mirpur, ০১৭১২-৩৪৫৬৭৮',
    message: 'Call 017 1234 5678.',
  };
  renderWithPlatform(<Preview typed={typed} cover={undefined} />, {});
  for (const text of [
    `Pulsar ${hiddenContact}`,
    `Mirpur, ${hiddenContact}`,
    `Call ${hiddenContact}.`,
  ]) {
    expect(screen.getByText(text)).toBeTruthy();
  }
});
