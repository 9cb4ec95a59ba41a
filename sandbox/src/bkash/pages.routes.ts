import type { FastifyInstance, FastifyReply } from 'fastify';

import { readFields, readText } from '../fields.ts';
import { type Html, html } from '../pages/html.ts';
import { sendPage } from '../pages/page.ts';
import { BKASH_PAGE, callbackOf } from './rest.routes.ts';
import type { WalletPayment } from './state.ts';
import { cancel, enter, findPayment, isPayable, OTP, PIN, type Wallet } from './wallet.ts';

const MONEY = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 });

const STEPS = {
  number: { label: 'Your bKash account number', hint: '01770618575 pays, 01823074817 is poor.' },
  otp: { label: 'Verification code', hint: `The code is ${OTP}.` },
  pin: { label: 'PIN', hint: `The PIN is ${PIN}.` },
};

/** The page on which a payer confirms a payment: number, code, PIN. Then the shop has to take it. */
export async function bkashPages(
  app: FastifyInstance,
  { wallet }: { wallet: Wallet },
): Promise<void> {
  const find = (source: unknown) => {
    const id = readText(readFields(source), 'paymentID') ?? '';
    return findPayment(wallet, id);
  };
  app.get(BKASH_PAGE, (request, reply) => show(wallet, reply, find(request.query)));
  app.post(BKASH_PAGE, (request, reply) => {
    const fields = readFields(request.body);
    const payment = find(fields);
    if (!isPayable(wallet, payment)) return show(wallet, reply, payment);
    if (readText(fields, 'act') === 'cancel') {
      cancel(wallet, payment);
      return leave(reply, callbackOf(payment, 'cancel'));
    }
    const wrong = enter(wallet, payment, (readText(fields, 'text') ?? '').trim());
    return show(wallet, reply, payment, wrong);
  });
}

function show(wallet: Wallet, reply: FastifyReply, payment: WalletPayment, wrong?: string) {
  if (payment.step === 'verified') return leave(reply, callbackOf(payment, 'success'));
  if (!isPayable(wallet, payment)) return leave(reply, callbackOf(payment, 'failure'));
  const { step, paymentID, amount } = payment;
  const { label, hint } = STEPS[step as keyof typeof STEPS];
  return sendPage(reply, {
    title: 'bKash payment',
    body: html`<p>Pay <strong>BDT ${MONEY.format(amount / 100)}</strong> to MotoHaat.</p>
      <p class="muted">This is the sandbox on your computer. No money moves.</p>
      <form method="post" action="${BKASH_PAGE}">
        <input type="hidden" name="paymentID" value="${paymentID}" />
        <label
          >${label}
          <input
            name="text"
            inputmode="numeric"
            autocomplete="off"
            type="${step === 'pin' ? 'password' : 'text'}"
            required
            autofocus
        /></label>
        <p class="muted">${hint}</p>
        ${complaint(wrong)}
        <button class="primary">Confirm</button>
      </form>
      <form method="post" action="${BKASH_PAGE}">
        <input type="hidden" name="paymentID" value="${paymentID}" />
        <button name="act" value="cancel">Close</button>
      </form>`,
  });
}

const complaint = (wrong: string | undefined): Html =>
  wrong === undefined ? html`` : html`<p role="alert">${wrong}</p>`;

/** Back to the shop. A form may not lead to another site, so that the page goes there by itself. */
function leave(reply: FastifyReply, url: string): FastifyReply {
  return sendPage(reply.header('refresh', `0; url=${url}`), {
    title: 'bKash payment',
    body: html`<p><a href="${url}">Back to MotoHaat</a></p>`,
  });
}
