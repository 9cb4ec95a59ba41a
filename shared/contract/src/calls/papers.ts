import { IdParam } from '../id.ts';
import { Papers, PapersOfBooking, ReceiptParams } from '../papers.ts';
import { call } from './call.ts';

/** Both people of a booking read its papers, and the admin. */
const access = ['buyer', 'seller', 'admin'] as const;

export const list = call({
  method: 'GET',
  path: '/bookings/:id/papers',
  summary: 'What there is to print of a booking: its receipts, and whether it has a transfer pack',
  access,
  params: IdParam,
  answer: PapersOfBooking,
  refusals: [],
});

export const receipt = call({
  method: 'GET',
  path: '/bookings/:id/receipts/:number',
  summary: 'The receipt for a payment or a refund, as a sheet to print',
  access,
  params: ReceiptParams,
  answer: Papers,
  refusals: [],
});

export const receiptFile = call({
  method: 'GET',
  path: '/bookings/:id/receipts/:number/pdf',
  summary: 'The same receipt as a PDF',
  access,
  params: ReceiptParams,
  answer: 'file',
  refusals: [],
});

export const transferPack = call({
  method: 'GET',
  path: '/bookings/:id/transferPack',
  summary: 'What the transfer of a paid bike takes, as sheets to print in Bangla and in English',
  access,
  params: IdParam,
  answer: Papers,
  refusals: ['conflict'],
});

export const transferPackFile = call({
  method: 'GET',
  path: '/bookings/:id/transferPack/pdf',
  summary: 'The same sheets as a PDF',
  access,
  params: IdParam,
  answer: 'file',
  refusals: ['conflict'],
});
