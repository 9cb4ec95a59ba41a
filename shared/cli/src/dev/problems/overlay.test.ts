import { createContext, runInContext } from 'node:vm';

import { expect, test, vi } from 'vitest';

import { overlayScript } from './overlay.ts';

type Report = { message: string; stack: string };

const nothing = () => {};

/** A page that begins with the overlay: what it reports, and whether it shows a problem. */
function page() {
  const listeners = new EventTarget();
  const reports: Report[] = [];
  const showModal = vi.fn();
  const methods = { setAttribute: nothing, append: nothing, addEventListener: nothing };
  const element = { ...methods, style: {}, remove: nothing, showModal };
  const console = { error: (..._words: unknown[]) => {} };
  const context = createContext({
    EventSource: EventTarget,
    addEventListener: listeners.addEventListener.bind(listeners),
    console,
    document: { body: element, createElement: () => element },
    fetch: async (_url: string, { body }: { body: string }) => {
      const report = JSON.parse(body) as Report;
      reports.push(report);
      return { json: async () => ({ what: 'Error in the page', ...report, places: [] }) };
    },
  });
  runInContext(overlayScript('/problems'), context);
  const hears = (type: string, about: object) =>
    listeners.dispatchEvent(Object.assign(new Event(type), about));
  return { context, console, hears, reports, showModal };
}

const at = { filename: 'http://localhost:4402/remotes/mfe-a/dev/a.js', lineno: 7, colno: 3 };
const line = `${at.filename}:7:3`;

test.each([
  ['a text', 'No price', 'No price'],
  ['an object', { code: 4 }, '{"code":4}'],
  ['nothing', null, 'null'],
])('%s that is thrown is reported from where the browser says that it was', async (...values) => {
  const [, error, message] = values;
  const { hears, reports, showModal } = page();
  hears('error', { error, ...at });
  await vi.waitFor(() => expect(showModal).toHaveBeenCalled());
  expect(reports).toEqual([{ message: `Thrown, and no Error: ${message}`, stack: line }]);
});

test('what a promise ended with is reported, whatever it is', async () => {
  const { hears, reports } = page();
  hears('unhandledrejection', { reason: 'gone' });
  await vi.waitFor(() => expect(reports).toHaveLength(1));
  expect(reports[0]).toEqual({ message: 'Thrown, and no Error: gone', stack: '' });
});

test('what a boundary kept is reported with the component that React names', async () => {
  const { console, reports } = page();
  const told = 'The above error occurred in the <Prices> component.';
  console.error('%o\n\n%s\n\n%s\n', 'No price', told, 'React will try again');
  await vi.waitFor(() => expect(reports).toHaveLength(1));
  expect(reports[0]?.message).toBe(`Thrown, and no Error: No price\n${told}`);
});

test('an error is reported once, with its stack; what nobody threw is not', async () => {
  const { context, console, hears, reports } = page();
  hears('error', { error: null, filename: '/', lineno: 0, message: 'ResizeObserver loop' });
  console.error('A warning of %s', 'React');
  const error = runInContext("new Error('No price')", context) as Error;
  hears('error', { error, ...at });
  hears('error', { error, ...at });
  await vi.waitFor(() => expect(reports).toHaveLength(1));
  expect(reports[0]).toEqual({ message: 'Error: No price', stack: error.stack });
});
