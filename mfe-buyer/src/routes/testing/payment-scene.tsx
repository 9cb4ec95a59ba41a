import { ApiError } from '@motohaat/api/errors';
import type { Booking } from '@motohaat/contract/bookings';
import { booking, renderWithPlatform } from '@motohaat/testing';
import { screen } from '@testing-library/react';
import { useRoutes } from 'react-router-dom';

import PaymentPage from '../payment.tsx';

// What the tests of the payment page share. Each brings its own stand-in for the card provider.

export const secret = 'pi_1_secret_x';
export const one = 'GET /bookings/b1';
export const unpaid = (changes: Partial<Booking> = {}) =>
  booking({ _id: 'b1', productName: 'Shalik 110', category_id: '2', productId: 'p1', ...changes });
export const paid = unpaid({ status: 'paid', transactionId: 'pi_1' });
export const conflict = (message: string) =>
  new ApiError({ status: 409, code: 'conflict', message });

function Page() {
  return useRoutes([{ path: '/dashboard/payment/:id', element: <PaymentPage /> }]);
}
export const draw = (answer: unknown = unpaid(), api = {}) =>
  renderWithPlatform(<Page />, {
    route: '/dashboard/payment/b1',
    api: { [one]: answer, 'POST /create-payment-intent': { clientSecret: secret }, ...api },
  });
export const payButton = () =>
  screen.findByRole<HTMLButtonElement>('button', { name: 'Pay BDT 1,45,000' });
