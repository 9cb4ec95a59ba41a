import type { FastifyInstance } from 'fastify';

import { HttpError } from '../../errors.ts';
import { readFields, readText } from '../../fields.ts';
import { type Html, html } from '../../pages/html.ts';
import { serveFile } from '../../pages/page.ts';
import type { PaymentIntent } from '../objects.ts';
import { endChallenge } from '../outcomes.ts';
import type { Payments } from '../payments.ts';
import { sendFrame } from './frame.ts';

const PATH = '/payments/frames/challenge';
const MONEY = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 });

/** The frame in which a bank would ask its cardholder, and what it answers. */
export function addChallengeFrame(app: FastifyInstance, payments: Payments): void {
  const browser = new URL('../browser/', import.meta.url);
  serveFile(app, `${PATH}.js`, new URL('challenge.js', browser), 'text/javascript');
  serveFile(app, `${PATH}.css`, new URL('challenge.css', browser), 'text/css');

  app.get(PATH, (request, reply) => {
    const intent = findBySource(payments, readText(readFields(request.query), 'source'));
    return sendFrame(reply, {
      title: 'Card verification',
      style: `${PATH}.css`,
      script: `${PATH}.js`,
      body: intent ? question(intent) : OVER,
    });
  });

  app.post(PATH, (request) => {
    const fields = readFields(request.body);
    const intent = findBySource(payments, readText(fields, 'source'));
    if (!intent) throw new HttpError(404, 'This check is over.');
    endChallenge(payments, intent, readText(fields, 'outcome') === 'complete');
    return {};
  });
}

/** The intent that waits for this check. */
function findBySource(payments: Payments, source: string | undefined): PaymentIntent | undefined {
  return Object.values(payments.state.value.intents).find(
    ({ next_action: action }) =>
      source !== undefined && action?.use_stripe_sdk?.['source'] === source,
  );
}

function question({ amount, currency }: PaymentIntent): Html {
  return html`<h1>Is this payment yours?</h1>
    <p>
      Your bank would ask you here to confirm a payment of
      <strong>${currency.toUpperCase()} ${MONEY.format(amount / 100)}</strong>.
    </p>
    <p class="muted">This is the sandbox on your computer. No bank is asked and no money moves.</p>
    <button id="test-source-authorize-3ds" class="primary">Complete</button>
    <button id="test-source-fail-3ds">Fail</button>
    <p id="outcome" role="alert"></p>`;
}

const OVER = html`<h1>This check is over</h1>
  <p>Go back to the page to see how the payment stands.</p>
  <button id="close" class="primary">Go back</button>
  <p id="outcome" role="alert"></p>`;
