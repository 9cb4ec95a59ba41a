import { NetworkError } from '@motohaat/api/errors';
import { renderWithPlatform } from '@motohaat/testing';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';

import Seller from './seller.tsx';

test('a seller who cannot be had is said once, with the way to ask again, and nothing seems to be coming', async () => {
  const lost = new NetworkError();
  const { container } = renderWithPlatform(
    <Routes>
      <Route path="/sellers/:id" element={<Seller />} />
    </Routes>,
    { route: '/sellers/s1', api: { 'GET /sellers/s1': lost } },
  );
  expect(container.querySelector('[data-waiting]')).not.toBeNull();
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();
  expect(container.querySelector('[data-waiting]')).toBeNull();
});
