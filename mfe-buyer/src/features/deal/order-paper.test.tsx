import { ApiError } from '@motohaat/api/errors';
import type { Papers } from '@motohaat/contract/papers';
import { renderWithPlatform } from '@motohaat/testing';
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { OrderPaper } from './order-paper.tsx';

afterEach(() => vi.restoreAllMocks());

const number = 'P-2026-7K3QX9TB4D';
const call = `GET /bookings/b1/receipts/${number}`;
const receipt: Papers = {
  sheets: [
    {
      language: 'bn',
      title: 'টাকা প্রাপ্তির রসিদ',
      subtitle: `নং ${number}`,
      blocks: [
        { kind: 'facts', heading: 'টাকার পরিমাণ', facts: [{ label: 'পরিশোধ', value: '৳১,৪০,০০০' }] },
        { kind: 'signatures', heading: 'স্বাক্ষর', people: [{ title: 'সাক্ষী ১', lines: ['নাম'] }] },
      ],
    },
  ],
};

test('a receipt is shown in its language, printed, and kept as a PDF', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue();
  const kept = vi.fn(() => 'blob:receipt');
  URL.createObjectURL = kept;
  const file = new Blob(['%PDF'], { type: 'application/pdf' });
  const { user } = renderWithPlatform(<OrderPaper id="b1" number={number} />, {
    api: { [call]: receipt, [`${call}/pdf`]: file },
  });
  const sheet = await screen.findByRole('article', { name: 'টাকা প্রাপ্তির রসিদ' });
  expect(sheet.lang).toBe('bn');
  expect(sheet.textContent).toContain('৳১,৪০,০০০');
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Save as PDF' }));
  expect(kept).toHaveBeenCalledWith(file);
});

test('papers that are not there yet say why, and a PDF that does not come says so', async () => {
  const message = 'The papers for the transfer are there as soon as the booking is paid.';
  const refused = new ApiError({ status: 409, code: 'conflict', message });
  const { platform, user } = renderWithPlatform(<OrderPaper id="b1" number="transfer" />, {
    api: { 'GET /bookings/b1/transferPack': refused },
  });
  await screen.findByText(message);
  platform.api.answer({
    'GET /bookings/b1/transferPack': receipt,
    'GET /bookings/b1/transferPack/pdf': refused,
  });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await user.click(await screen.findByRole('button', { name: 'Save as PDF' }));
  expect((await screen.findByRole('alert')).textContent).toBe(message);
});
