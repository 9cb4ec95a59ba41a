import * as calls from '@motohaat/contract/calls';
import { receiptNumber } from '@motohaat/domain/receipt';
import { expect } from 'vitest';

import { addPayment } from '../rows.ts';
import { dealOf } from './deals.rows.ts';
import { everyone } from './everyone.ts';
import { type Cell, type Endpoint, type Row, urlOf } from './matrix.types.ts';
import type { World } from './world.ts';

const notFound = { code: 'not_found', message: 'There is nothing here.' };
const at = new Date(Date.UTC(2026, 4, 1));

/** What both people of a booking and the admin read; strangers are told that there is nothing. */
function readByBoth(number: string, call: Endpoint, body?: object): Row {
  const found: [200, object] = [200, body ?? {}];
  return {
    number,
    call,
    request: async (world, cell) => ({ url: urlOf(call, await paidFor(world, cell)) }),
    cells: {
      ...everyone([404, notFound]),
      AN: [401, { code: 'unauthenticated' }],
      'B=': body ? found : 200,
      'S=': body ? found : 200,
      AD: body ? found : 200,
    },
  };
}

/** A paid booking and the number of its receipt. */
async function paidFor(world: World, cell: Cell) {
  const id = await dealOf(world, cell, 'paid');
  const payment = await addPayment(world.db, id, {
    charged_at: at,
    // Of before: an account tries to pay so often in an hour.
    tried_at: new Date(Date.now() - 2 * 3_600_000),
  });
  return { id, number: receiptNumber('payment', payment.id, at.getTime()) };
}

const sheets = { sheets: expect.any(Array) };

export const paperRows: readonly Row[] = [
  readByBoth('38, the papers of a booking', calls.papers.list, {
    receipts: [
      expect.objectContaining({ number: expect.stringMatching(/^P-2026-/), kind: 'payment' }),
    ],
    transferPack: true,
  }),
  readByBoth('38, a receipt', calls.papers.receipt, sheets),
  readByBoth('38, a receipt as a PDF', calls.papers.receiptFile),
  readByBoth('38, the transfer pack', calls.papers.transferPack, sheets),
  readByBoth('38, the transfer pack as a PDF', calls.papers.transferPackFile),
];
