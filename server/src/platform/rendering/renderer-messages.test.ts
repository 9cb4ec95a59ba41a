import { ChildProcess } from 'node:child_process';
import { PassThrough } from 'node:stream';

import { describe, expect, test, vi } from 'vitest';

import { frame, unframe } from './child/frames.ts';
import type { ToChild } from './child/protocol.ts';
import { type AnswerPage, createRenderer } from './renderer.ts';
import { drawnPage, noAnswer, page, setOf } from './testing.ts';

/** What a process may say of a page. */
const drawn = (id: number, changes: Parameters<typeof drawnPage>[0] = {}) => {
  const { html, state, ...rest } = drawnPage(changes);
  return { type: 'drawn', id, page: rest, used: [], cpu: 1, texts: [html, state] };
};
/** As it travels. */
const framed = ({ texts = [], ...message }: { texts?: string[] }) =>
  frame(JSON.stringify(message), ...texts);
const ask = (id: number) => ({ type: 'ask', id, ask: 1, url: '/api/a', headers: {} });

const settled = () => new Promise((done) => setImmediate(done));

/** A renderer whose process says what is written here of each page. */
async function setUp(speak: (id: number) => object[] = (id) => [drawn(id)]) {
  const [stdin, stdout] = [new PassThrough(), new PassThrough()];
  const kill = vi.fn(() => true);
  const child = Object.assign(new ChildProcess(), { stdin, stdout, kill });
  const heard: ToChild[] = [];
  const say = (...messages: object[]) => stdout.write(Buffer.concat(messages.map(framed)));
  const hear = (message: ToChild) => {
    heard.push(message);
    if (message.type === 'bind') say({ type: 'bound' });
    if (message.type === 'draw') say(...speak(message.id));
  };
  stdin.on(
    'data',
    unframe((text) => hear(JSON.parse(String(text)) as ToChild)),
  );
  const renderer = await createRenderer(async () => child);
  await renderer.bind(setOf(''));
  const draw = (answer: AnswerPage = noAnswer) => renderer.draw(page('/'), answer);
  return { child, kill, heard, say, stdout, renderer, draw };
}

describe('a process that draws', () => {
  test('is busy with one page, and there for the next', async () => {
    const { renderer, draw } = await setUp();
    const drawing = draw();
    expect(renderer.isBusy).toBe(true);
    expect((await drawing).page).toEqual(drawnPage());
    expect([renderer.isBusy, renderer.isOver]).toEqual([false, false]);
    await draw();
  });

  test('is not heard of pages that are not being drawn', async () => {
    const { say, draw } = await setUp((id) => [drawn(9, { html: 'of another' }), drawn(id)]);
    say(drawn(1, { html: 'too early' }));
    await settled();
    expect((await draw()).page).toEqual(drawnPage());
  });

  test.each<[string, object, string]>([
    ['why not', { type: 'failed', id: 1, message: 'broken' }, 'broken'],
    ['what no page draws', drawn(1, { html: '<script></script>' }), 'It draws <script'],
    ['that it is bound', { type: 'bound' }, 'The renderer said what is no page.'],
  ])('costs a page its HTML of which it says %s', async (_what, message, why) => {
    const { renderer, draw } = await setUp(() => [message]);
    await expect(draw()).rejects.toThrow(why);
    expect(renderer.isOver).toBe(false);
  });

  test.each([
    ['what is no message', () => ({ type: 'unknown' })],
    ['a page without HTML', (id: number) => ({ ...drawn(id), texts: [] })],
    ['a page without a state', (id: number) => ({ ...drawn(id), texts: ['<p>Page</p>'] })],
  ])('is ended when it says %s', async (_what, speak) => {
    const { renderer, kill, draw } = await setUp((id) => [speak(id)]);
    await expect(draw()).rejects.toThrow('The renderer said what is no message.');
    expect([renderer.isOver, kill.mock.calls]).toEqual([true, [['SIGKILL']]]);
  });

  test.each([
    [100, false],
    [101, true],
  ])('that says %d messages of a page is ended: %s', async (count, isEnded) => {
    const others = Array.from({ length: count - 1 }, () => ask(9));
    const { renderer, draw } = await setUp((id) => [...others, drawn(id)]);
    if (isEnded) await expect(draw()).rejects.toThrow('The renderer says too much.');
    else await draw();
    expect(renderer.isOver).toBe(isEnded);
  });

  test.each([
    [4_000_000, false],
    [4_000_001, true],
  ])('that says %d bytes of a page is ended: %s', async (bytes, isEnded) => {
    const rest = framed(drawn(1, { html: '' })).length;
    const { renderer, draw } = await setUp((id) => [drawn(id, { html: 'x'.repeat(bytes - rest) })]);
    if (isEnded) await expect(draw()).rejects.toThrow('The renderer says too much.');
    else await draw();
    expect(renderer.isOver).toBe(isEnded);
  });

  test('is not read any more when it was ended, and draws no more', async () => {
    const { renderer, kill, stdout, draw } = await setUp();
    renderer.end();
    stdout.write(Buffer.alloc(4_000_001));
    await settled();
    expect(kill).toHaveBeenCalledOnce();
    await expect(draw()).rejects.toMatchObject({ fault: 'killed' });
  });

  test.each([
    [null, 'SIGKILL', 'killed'],
    [1, null, 'release'],
  ])('that ends with %s and %s costs its page the HTML: %s', async (code, signal, fault) => {
    const { child, renderer, draw } = await setUp(() => []);
    const drawing = draw();
    child.emit('exit', code, signal);
    await expect(drawing).rejects.toMatchObject({ fault });
    await renderer.over;
  });

  test('makes room for a fresh one after fifty thousand pages', async () => {
    const { renderer, draw } = await setUp();
    for (let count = 1; count < 50_000; count += 1) await draw();
    expect(renderer.isOver).toBe(false);
    await draw();
    expect(renderer.isOver).toBe(true);
  });
});

const answers = (heard: readonly ToChild[]) => heard.filter(({ type }) => type === 'answer');

describe('what a page asks', () => {
  test('is answered, or it is told that there is no answer', async () => {
    const { heard, say, draw } = await setUp((id) => [ask(id), { ...ask(id), ask: 2 }]);
    const given = { status: 200, headers: {}, body: Buffer.from('one') };
    const answer = vi.fn<AnswerPage>(async () => null).mockResolvedValueOnce(given);
    const drawing = draw(answer);
    await vi.waitFor(() => expect(answers(heard)).toHaveLength(2));
    expect(answers(heard)).toEqual([
      { type: 'answer', id: 1, ask: 1, answer: { ...given, body: 'one' } },
      { type: 'answer', id: 1, ask: 2, answer: null },
    ]);
    say(drawn(1));
    await drawing;
  });

  test('is not answered any more when it was drawn', async () => {
    const { heard, draw } = await setUp((id) => [ask(id), drawn(id)]);
    const { promise, resolve } = Promise.withResolvers<null>();
    await draw(() => promise);
    resolve(null);
    await settled();
    expect(answers(heard)).toEqual([]);
  });

  test.each([
    [50, false],
    [51, true],
  ])('may be %d questions, after which it is ended: %s', async (count, isEnded) => {
    const { renderer, draw } = await setUp((id) => [
      ...Array.from({ length: count }, () => ask(id)),
      drawn(id),
    ]);
    if (isEnded) await expect(draw()).rejects.toThrow('The page asks too often.');
    else await draw();
    expect(renderer.isOver).toBe(isEnded);
  });
});
