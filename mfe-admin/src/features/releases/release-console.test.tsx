import { NetworkError } from '@motohaat/api/errors';
import { renderWithPlatform } from '@motohaat/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { ReleaseConsole } from './release-console.tsx';
import { canary, health, judged, liveStatus, overview, record } from './testing.ts';

const draw = (answer: unknown) =>
  renderWithPlatform(<ReleaseConsole />, {
    api: { 'GET /releases': answer, 'GET /releases/revisions': [record()] },
  });
const panelOf = async (name: string) => {
  const panel = (await screen.findByRole('heading', { name })).closest('section');
  if (!panel) throw new Error(`There is no panel ${name}.`);
  return panel;
};

test('the head names the live revision, who did it, when and why', async () => {
  draw(overview());
  const head = await screen.findByRole('region', { name: 'Revision 7 is live' });
  await vi.waitFor(() =>
    expect(head.textContent).toContain('Promoted by team mfe-buyer, 20 Nov 2026, 09:10'),
  );
  expect(head.textContent).toContain('Faster search');
});

test('a card says what is live, since when, and what it weighs', async () => {
  draw(overview({}, [health({ opened: 0 })]));
  const card = await screen.findByRole('article', { name: 'mfe-buyer' });
  expect(card.textContent).toContain('0.2.0');
  expect(card.textContent).toContain('Live since 20 Nov 2026, 09:00');
  expect(card.textContent).toContain('122.4 of 130 kB JavaScript, 9 of 75 kB CSS');
  expect(card.textContent).toContain('Nobody has opened a page of it yet.');
});

test('health is told in figures and words', async () => {
  draw(overview({}, [health({}, [{ opened: 400, failed: 4 }])]));
  const panel = await panelOf('Everybody');
  const figures = [...panel.querySelectorAll('dl > div')].map((one) => one.textContent);
  expect(figures).toEqual([
    'Views400',
    'Failed1 %1 not loaded, 3 broken',
    'LCP1.8 sgood',
    'INP240 msneeds work',
    'CLS0.31poor',
  ]);
});

test('a canary stands beside what everybody else has, on the same scale', async () => {
  const stable = health({}, [{ opened: 100, failed: 1 }]);
  const tried = health({ version: '0.3.0', canary: true }, [{ opened: 10, failed: 4 }]);
  draw(overview({ canary }, [stable, tried]));
  const panel = within(await panelOf('Canary: 0.3.0'));
  expect(panel.getByText('5 % of visitors and 2 accounts, since 20 Nov 2026, 10:00')).toBeTruthy();
  const other = within(await panelOf('Everybody else: 0.2.0'));
  for (const chart of [panel, other]) expect(chart.getByText('50 %')).toBeTruthy();
});

test.each([
  ['a remote', {}, ['Promote…', 'Roll back…'], ['Canary…', 'Take off…']],
  ['one with a canary', { canary }, ['Promote…', 'Roll back…'], ['Change canary…', 'Take off…']],
  ['one that is off', { closed: 'Soon.' }, ['Bring back…'], ['Promote…', 'Roll back…']],
  ['the shell', { application: 'shell' }, ['Promote…', 'Roll back…'], ['Canary…']],
])('offers what can be done about %s', async (_what, changes, inSight, inMenu) => {
  const view = draw(overview(changes));
  const { application } = liveStatus(changes);
  const card = within(await screen.findByRole('article'));
  for (const label of inSight) card.getByRole('button', { name: `${label} ${application}` });
  const more = card.queryByRole('button', { name: `More for ${application}` });
  if (more) await view.user.click(more);
  expect(screen.queryAllByRole('menuitem').map((item) => item.textContent)).toEqual(inMenu);
});

test('nothing can be gone to where there is no other release, and that is said', async () => {
  const { applications, ...rest } = overview();
  const others = { kept: false, wereLive: false };
  const view = draw({ ...rest, applications: applications.map((each) => ({ ...each, others })) });
  const card = within(await screen.findByRole('article'));
  const promote = card.getByRole('button', { name: 'Promote… mfe-buyer' });
  const rollBack = card.getByRole('button', { name: 'Roll back… mfe-buyer' });
  for (const button of [promote, rollBack]) {
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await view.user.click(button);
  }
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(card.getByText('There is no other release to make live.').id).toBe(
    promote.getAttribute('aria-describedby'),
  );
  card.getByText('There is no earlier release to roll back to.');
});

test('what the server itself took back is said, with its reason', async () => {
  const reason = 'It failed in 12 of 12 page views (100 %).';
  const at = '2026-11-20T03:10:00.000Z';
  draw(overview({ takenBack: { version: '0.3.0', release: 'r3', revision: 7, at, reason } }));
  const card = await screen.findByRole('article');
  expect(card.textContent).toContain(
    `MotoHaat itself took 0.3.0 back, 20 Nov 2026, 09:10: ${reason}`,
  );
});

test('what the server judged last stays in sight when people have gone on', async () => {
  const at = '2026-11-20T03:10:00.000Z';
  const verdict = { version: '0.1.9', release: 'r1', revision: 5, at, reason: 'It failed.' };
  draw(overview({ verdict }));
  const card = await screen.findByRole('article');
  expect(card.textContent).toContain('Last verdict, on 0.1.9, 20 Nov 2026, 09:10: It failed.');
});

test('what keeps a canary from growing by itself is said, and no more that it grows', async () => {
  const at = '2026-11-20T03:10:00.000Z';
  const grows = 'It grows by itself while it does no worse.';
  const verdict = { version: '0.3.0', release: 'r3', revision: 5, at, reason: 'As good.' };
  draw(overview({ canary: { ...canary, ramp: true }, verdict }));
  const card = await screen.findByRole('article');
  expect(card.textContent).toContain(grows);
  // Of what is tried now, the figures of now are shown.
  expect(card.textContent).not.toContain('Last verdict');
  cleanup();
  const held = { at, reason: 'A page is gone.' };
  draw(overview({ canary: { ...canary, ramp: true, held } }));
  const stuck = await screen.findByRole('article');
  expect(stuck.textContent).toContain(
    'It does not grow by itself since 20 Nov 2026, 09:10: A page is gone.',
  );
  expect(stuck.textContent).not.toContain(grows);
});

test('a set that is tried is named whole', async () => {
  const others = [{ application: 'shell', version: '2.0.0' }];
  draw(overview({ canary: { ...canary, with: others } }));
  const card = await screen.findByRole('article');
  expect(card.textContent).toContain('Tried together with shell 2.0.0');
});

test('what people read in place of a remote stands on its card', async () => {
  draw(overview({ closed: 'Back at noon.' }));
  const card = await screen.findByRole('article');
  expect(card.textContent).toContain('People read in its place: Back at noon.');
});

test('what was loaded stays when the latest cannot be had, and says from when it is', async () => {
  const view = draw(new NetworkError());
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByText('What is live could not be loaded.')).toBeTruthy();
  view.platform.api.answer({ 'GET /releases': overview() });
  await view.user.click(retry);
  await screen.findByRole('article');
});

test('the page asks again every 15 s, and an open dialog stays as it is', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const view = draw(overview());
    view.platform.api.answer({ 'GET /releases/mfe-buyer': new Promise(() => undefined) });
    const card = within(await screen.findByRole('article'));
    card.getByRole('button', { name: /^Promote/ }).click();
    const dialog = await screen.findByRole('dialog', { name: 'Promote mfe-buyer?' });
    view.platform.api.answer({ 'GET /releases': new NetworkError() });
    await vi.advanceTimersByTimeAsync(15_500);
    await vi.waitFor(() => expect(screen.getByText(/The latest could not be loaded/)).toBeTruthy());
    expect(dialog.isConnected).toBe(true);
    expect(within(dialog).queryByRole('alert')).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

test('what can be said of a canary stands in words, in figures and hour by hour', async () => {
  const looks = [{ at: '2026-11-20T04:00:00.000Z', verdict: 'not_yet' as const }, judged];
  draw(overview({ canary: { ...canary, judged, looks } }));
  const panel = within(await screen.findByRole('region', { name: 'What can be said of 0.3.0' }));
  expect(panel.getByText('Too few people have tried it to say.')).toBeTruthy();
  const hours = within(panel.getByRole('list', { name: 'Hour by hour' })).getAllByRole('listitem');
  expect(hours.map((hour) => hour.textContent)).toEqual(['10:00 not yet', '11:00 not yet']);
  const rows = panel.getAllByRole('row', { hidden: true }).map((row) => row.textContent);
  expect(rows).toEqual([
    'Of page viewsCanaryEverybody elseSo far',
    'Failed2 % of 1,2002 % of 1,200Not yet',
    'Largest paint1,235 ms of 900–Better or equal',
  ]);
});
