import type { FastifyInstance } from 'fastify';

import { html } from '../../pages/html.ts';
import { serveFile } from '../../pages/page.ts';
import { sendFrame } from './frame.ts';

const FOLDER = '/payments/frames/';
const MODULES = ['api.js', 'card-field.js', 'card-rules.js', 'card-state.js', 'card-style.js'];

const FIELDS = html`<form autocomplete="on">
  <span id="brand" aria-hidden="true"></span>
  <input
    id="number"
    name="cardnumber"
    inputmode="numeric"
    autocomplete="cc-number"
    placeholder="Card number"
    aria-label="Credit or debit card number"
  />
  <input
    id="expiry"
    name="exp-date"
    inputmode="numeric"
    autocomplete="cc-exp"
    placeholder="MM / YY"
    aria-label="Credit or debit card expiration date"
  />
  <input
    id="cvc"
    name="cvc"
    inputmode="numeric"
    autocomplete="cc-csc"
    placeholder="CVC"
    aria-label="Credit or debit card CVC/CVV"
  />
  <input
    id="postal"
    name="postal"
    autocomplete="postal-code"
    placeholder="Postal code"
    aria-label="Postal code"
  />
</form>`;

/** The frame with the card field. */
export function addCardFrame(app: FastifyInstance): void {
  const browser = new URL('../browser/', import.meta.url);
  for (const name of MODULES)
    serveFile(app, FOLDER + name, new URL(name, browser), 'text/javascript');
  serveFile(app, `${FOLDER}card.css`, new URL('card.css', browser), 'text/css');
  app.get(`${FOLDER}card`, (_request, reply) =>
    sendFrame(reply, {
      title: 'Secure card payment input frame',
      style: `${FOLDER}card.css`,
      script: `${FOLDER}card-field.js`,
      body: FIELDS,
    }),
  );
}
