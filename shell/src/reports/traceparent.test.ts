import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createTraceparent } from './traceparent.ts';

const ofDocument = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
const form = /^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/;

/** What the browser keeps of the answer with the document. */
function answered(serverTiming: { name: string; description: string }[] | undefined): void {
  vi.stubGlobal('performance', { getEntriesByType: () => [{ serverTiming }] });
}

beforeEach(() => window.history.replaceState(null, '', '/'));
afterEach(() => vi.unstubAllGlobals());

it('what a document’s page asks for is of the trace that the server began', () => {
  answered([
    { name: 'cdn', description: 'HIT' },
    { name: 'trace', description: ofDocument },
  ]);
  const traceparent = createTraceparent();
  expect([traceparent(), traceparent()]).toEqual([ofDocument, ofDocument]);
});

it.each([[undefined], [[]], [[{ name: 'trace', description: '' }]]])(
  'nothing is said of a document that is not recorded: %o',
  (serverTiming) => {
    answered(serverTiming);
    expect(createTraceparent()()).toBeFalsy();
  },
);

it('where the server records nothing, nothing is said of later pages either', () => {
  answered([{ name: 'cdn', description: 'HIT' }]);
  const traceparent = createTraceparent();
  window.history.pushState(null, '', '/categories/1');
  expect(traceparent()).toBeUndefined();
});

it('each page that is opened since has a trace of its own', () => {
  answered([{ name: 'trace', description: ofDocument }]);
  const traceparent = createTraceparent();
  window.history.pushState(null, '', '/categories/1');
  const first = traceparent();
  expect(first).toMatch(form);
  expect(traceparent()).toBe(first);
  window.history.pushState(null, '', '/');
  const second = traceparent();
  expect(second).toMatch(form);
  expect(new Set([ofDocument, first, second]).size).toBe(3);
});
