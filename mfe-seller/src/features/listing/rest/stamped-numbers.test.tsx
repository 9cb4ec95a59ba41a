import { ApiError } from '@motohaat/api/errors';
import { renderWithPlatform } from '@motohaat/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { StampedNumbers } from './stamped-numbers.tsx';

const call = 'GET /products/p1/numbers';

test('a number that is kept is shown by its end; what is refused stays, with why', async () => {
  const { platform, user } = renderWithPlatform(<StampedNumbers id="p1" />, {
    api: { [call]: { chassis: '4821', engine: null } },
  });
  await screen.findByText('Kept, it ends in 4821. Write it anew to change it.');
  await user.click(screen.getByRole('button', { name: 'Keep the numbers' }));
  expect(screen.getByText('Write one of the two numbers.')).toBeTruthy();
  const engine = screen.getByRole<HTMLInputElement>('textbox', { name: 'Engine number' });
  await user.type(engine, '12');
  const message = 'Write it as it is stamped.';
  platform.api.answer({
    'PUT /products/p1/numbers': new ApiError({
      status: 422,
      code: 'invalid',
      message: 'Something is missing.',
      fields: { engine: message },
    }),
  });
  await user.click(screen.getByRole('button', { name: 'Keep the numbers' }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(engine.value).toBe('12');
  const sent: unknown[] = [];
  platform.api.answer({
    'PUT /products/p1/numbers': ({ body }: { body: unknown }) => {
      sent.push(body);
      return { chassis: '4821', engine: '4567' };
    },
    [call]: { chassis: '4821', engine: '4567' },
  });
  await user.type(engine, '34567');
  await user.click(screen.getByRole('button', { name: 'Keep the numbers' }));
  expect(
    await screen.findByText('Kept, it ends in 4567. Write it anew to change it.'),
  ).toBeTruthy();
  expect(sent).toEqual([{ engine: '1234567' }]);
  expect(engine.value).toBe('');
});
