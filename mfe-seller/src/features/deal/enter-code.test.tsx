import { ApiError } from '@motohaat/api/errors';
import { renderWithPlatform } from '@motohaat/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { EnterCode } from './enter-code.tsx';

const call = 'POST /bookings/b1/handOver';

test('six digits of either script complete the hand-over; a wrong code stays to be mended', async () => {
  const { platform, user } = renderWithPlatform(<EnterCode id="b1" />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Hand-over code' });
  const send = screen.getByRole('button', { name: 'Complete the hand-over' });
  await user.type(field, '1234');
  await user.click(send);
  expect(screen.getByText('Enter the six digits of the code.')).toBeTruthy();
  await user.clear(field);
  await user.type(field, '০৪৮ ২১৩');
  const message = 'This is not the code of this booking.';
  platform.api.answer({ [call]: new ApiError({ status: 409, code: 'wrong_code', message }) });
  await user.click(send);
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(field.value).toBe('০৪৮ ২১৩');
  platform.api.answer({ [call]: { acknowledged: true, status: 'completed' } });
  await user.click(send);
  await expect
    .poll(() => platform.shown)
    .toEqual([{ kind: 'success', message: 'The bike is handed over, and sold.' }]);
});
