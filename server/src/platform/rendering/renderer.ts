import { isUtf8 } from 'node:buffer';

import { utf8Of } from '../../http/utf8.ts';
import { checkDrawn, type DrawnBytes, readMessage } from './check-drawn.ts';
import { frame, unframe } from './child/frames.ts';
import type { RendererSet, ToChild, WantedPage } from './child/protocol.ts';
import { DrawError, type Fault } from './draw-error.ts';
import { startChild } from './start-child.ts';
import { answerOf, createTelling, type Foretold, type Given } from './told.ts';

/** ms after which a page that is still being drawn hangs, and its process with it. */
const longestPage = 2_000;
/** ms that starting and taking up a set may take. */
const longestStart = 10_000;
/** How often a page may ask. */
const mostAsked = 50;
/** Messages and bytes of them that a page may send, and what is left of it afterwards. */
const mostSaid = { messages: 2 * mostAsked, bytes: 4_000_000 };
/** Pages after which a process makes room for a fresh one: whatever leaks, leaks no longer. */
const mostPages = 50_000;

/** Answers a page's question; `null` for what it may not ask. */
export type AnswerPage = (
  url: string,
  headers: Readonly<Record<string, string>>,
) => Promise<Given | null>;

export type Drawn = {
  page: DrawnBytes;
  /** Places of what it was told at once and has asked for. */
  used: readonly number[];
  /** ms of CPU in the renderer. */
  cpu: number;
};

/** A process that draws one page at a time. */
export type Renderer = {
  /** Takes up a set of releases; once. @throws DrawError */
  bind(set: RendererSet): Promise<void>;
  /**
   * @param foretold what the page is told without having asked
   * @throws DrawError; the process may have ended with the page
   */
  draw(page: WantedPage, answer: AnswerPage, foretold?: readonly Foretold[]): Promise<Drawn>;
  readonly isBusy: boolean;
  readonly isOver: boolean;
  /** Resolves when the process is gone. */
  readonly over: Promise<void>;
  end(): void;
};

type Job = {
  id: number | null;
  asked: number;
  answer: AnswerPage | undefined;
  done: (drawn: Drawn | undefined) => void;
  fail: (error: Error) => void;
};

/**
 * Starts a process; it can be bound at once, and takes that up when it has started.
 *
 * @param start starts what is spoken with
 */
export async function createRenderer(start = startChild): Promise<Renderer> {
  const child = await start();
  const { promise: over, resolve: ended } = Promise.withResolvers<void>();
  let isOver = false;
  let job: Job | undefined;
  let pages = 0;
  const tell = createTelling();
  let said = { messages: 0, bytes: 0 };

  function end(reason = 'The renderer was ended.', fault: Fault = 'server'): void {
    isOver = true;
    child.kill('SIGKILL');
    job?.fail(new DrawError(reason, fault));
  }

  const send = (message: ToChild) => void child.stdin?.write(frame(JSON.stringify(message)));
  // One that does not listen is about to end, which says more, or answers too late.
  child.stdin?.on('error', () => {});
  child.on('error', () => {
    end('The renderer did not start.');
    ended();
  });
  child.on('exit', (_code, signal) => {
    if (signal === 'SIGKILL') end('The renderer was killed.', 'killed');
    else end('The renderer died.', 'release');
    ended();
  });
  const take = unframe(onMessage);
  child.stdout?.on('data', (piece: Buffer) => {
    if (isOver) return;
    said.bytes += piece.length;
    if (said.bytes > mostSaid.bytes) return end('The renderer says too much.', 'release');
    try {
      take(piece);
    } catch {
      end('The renderer said what is no message.', 'release');
    }
  });

  function onMessage(text: Buffer, html?: Buffer, state?: Buffer): void {
    said.messages += 1;
    // Also where there is no page: to read what nobody asked for would keep this server from its work.
    if (said.messages > mostSaid.messages) return end('The renderer says too much.', 'release');
    const current = job;
    if (!current || isOver) return;
    const message = readMessage(JSON.parse(String(text)));
    // What belongs to no page that is being drawn is nobody's.
    if (message.type !== 'bound' && message.id !== current.id) return;
    if (message.type === 'ask') void reply(current, message);
    else if (message.type === 'failed') current.fail(new DrawError(message.message));
    else if (message.type === 'bound') current.done(undefined);
    else {
      if (!html || !state || !isUtf8(html) || !isUtf8(state)) throw new Error('It is no page.');
      const { used, cpu } = message;
      const page = { ...message.page, html: utf8Of(html), state: utf8Of(state) };
      const wrong = checkDrawn(page);
      if (wrong === undefined) current.done({ page, used, cpu });
      else current.fail(new DrawError(wrong));
    }
  }

  async function reply(
    current: Job,
    { ask, url, headers }: { ask: number; url: string; headers: Record<string, string> },
  ): Promise<void> {
    current.asked += 1;
    if (current.asked > mostAsked) return end('The page asks too often.', 'release');
    const answer = await current.answer?.(url, headers).catch(() => null);
    if (job === current && current.id !== null) {
      send({ type: 'answer', id: current.id, ask, answer: answer ? answerOf(answer) : null });
    }
  }

  /** One thing at a time; what takes too long ends the process, since a loop hears no message. */
  async function run(
    message: ToChild,
    { id, limit, answer }: { id: number | null; limit: number; answer?: AnswerPage },
  ): Promise<Drawn | undefined> {
    if (isOver) throw new DrawError('The renderer died.', 'killed');
    const { promise, resolve, reject } = Promise.withResolvers<Drawn | undefined>();
    said = { messages: 0, bytes: 0 };
    job = { id, asked: 0, answer, done: resolve, fail: reject };
    const tooLate = setTimeout(() => end(`It took more than ${limit} ms.`, 'release'), limit);
    send(message);
    try {
      return await promise;
    } finally {
      clearTimeout(tooLate);
      job = undefined;
      if (pages >= mostPages) end();
    }
  }

  return {
    bind: async (set) => {
      await run({ type: 'bind', set }, { id: null, limit: longestStart });
    },
    async draw(page, answer, foretold = []) {
      pages += 1;
      const id = pages;
      const message = { type: 'draw' as const, id, page, ...tell(foretold) };
      const drawn = await run(message, { id, limit: longestPage, answer });
      if (!drawn) throw new DrawError('The renderer said what is no page.');
      return drawn;
    },
    get isBusy() {
      return job !== undefined;
    },
    get isOver() {
      return isOver;
    },
    over,
    end,
  };
}
