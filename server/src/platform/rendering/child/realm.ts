// Its text is evaluated in the realm where bundles run (see load-realm.ts): it uses nothing from outside.
import type { AskParent, DrawnPage, PageToDraw, ShellServer } from '@motohaat/contract/rendering';
import type { Language } from '@motohaat/domain/language';

import { provideGlobals, type RealmHost } from './globals.ts';
import { hardenRealm } from './harden.ts';
import type { Answer, Told, ToChild, WantedPage } from './protocol.ts';

type Requires = (specifier: string) => unknown;
export type CompiledBundle = (
  module: { exports: unknown },
  exports: unknown,
  require: Requires,
) => void;
export type LoadedBundle = { run: CompiledBundle; base: string };

/** How the process around a realm drives it: what goes in and out is text, functions and numbers. */
export type Realm = {
  /**
   * Takes up the shell, and freezes what is shared by all pages: what a page would leave there never
   * reaches the next one.
   *
   * @param set JSON: by language, what is the same for all pages, which cannot change it
   * @throws whatever the shell's bundle throws
   */
  bind: (shell: LoadedBundle, set: string) => void;
  draw: (text: string) => void;
  answer: (text: string) => void;
  fire: (id: number) => void;
};

/** @param compile a remote's bundle by its name; throws what compiling it throws */
export function createRealm(
  host: RealmHost,
  compile: (name: string) => LoadedBundle | undefined,
): Realm {
  const timers = provideGlobals(host);
  const asked = new Map<number, { give: (answer: Answer) => void; fail: (error: Error) => void }>();
  const remotes = new Map<string, unknown>();
  let shell: ShellServer | undefined;
  let shared: Record<Language, Pick<PageToDraw, 'composition' | 'config'>> | undefined;
  let lastAsk = 0;
  /** What the page is told without asking, by what it would have asked. */
  const told = new Map<string, { place: number; answer: Answer }>();
  const used = new Set<number>();
  /** What the process was told, for later pages, which are told the same by its mark. */
  const held = new Map<string, { mark: string; answer: Answer }>();
  let isUntouched: (() => boolean) | undefined;
  /** The page that is being drawn; there is none below 0. */
  let current = -1;

  function remote(name: string): unknown {
    if (remotes.has(name)) return remotes.get(name);
    const found = compile(name);
    if (!found) throw new Error(`${name} has no server bundle.`);
    const exported = evaluate(found, (specifier) => {
      if (shell && Object.hasOwn(shell.shared, specifier)) return shell.shared[specifier];
      throw new Error(`${name} requires ${specifier}, which the shell does not share.`);
    });
    remotes.set(name, exported);
    return exported;
  }

  const known: NonNullable<PageToDraw['known']> = (url, headers) => {
    const found = told.get(wordsOf(url, headers));
    if (found) used.add(found.place);
    return found?.answer;
  };

  /** Pages share it, so that none can change it for the next. */
  function hold({ url, headers, mark, answer }: Told): Answer | undefined {
    const words = wordsOf(url, headers);
    if (!answer) {
      const before = held.get(words);
      return before?.mark === mark ? before.answer : undefined;
    }
    Object.freeze(answer.headers);
    held.set(words, { mark, answer: Object.freeze(answer) });
    return answer;
  }

  const ask: AskParent = (url, headers) => {
    const answer = known(url, headers);
    if (answer) return Promise.resolve(answer);
    return new Promise((give, fail) => {
      lastAsk += 1;
      asked.set(lastAsk, { give, fail });
      host.post(JSON.stringify({ type: 'ask', id: current, ask: lastAsk, url, headers }));
    });
  };

  function endPage(message: object, ...others: string[]): void {
    timers.clear();
    asked.clear();
    told.clear();
    used.clear();
    current = -1;
    // The page is refused, and no other comes here.
    if (isUntouched?.() === false) return host.giveUp();
    host.post(JSON.stringify(message), ...others);
  }

  async function drawPage(page: WantedPage): Promise<DrawnPage> {
    if (!shell || !shared) throw new Error('There is no shell.');
    return shell.draw({ ...page, ...shared[page.language], remote, ask, known });
  }

  return {
    bind(bundle, set) {
      shared = JSON.parse(set, (_name, value: unknown) => Object.freeze(value)) as typeof shared;
      shell = evaluate(bundle, (specifier) => {
        throw new Error(`The shell requires ${specifier}, which is not there.`);
      }) as ShellServer;
      for (const each of Object.values(shell.shared)) Object.freeze(each);
      Object.freeze(shell.shared);
      isUntouched = hardenRealm();
    },
    draw(text) {
      const message = JSON.parse(text) as Extract<ToChild, { type: 'draw' }>;
      const { id, page } = message;
      current = id;
      if (message.afresh) held.clear();
      for (const [place, each] of message.told.entries()) {
        const answer = hold(each);
        if (answer) told.set(wordsOf(each.url, each.headers), { place, answer });
      }
      drawPage(page)
        .then((drawn) => {
          if (current !== id) return;
          const { html, state, ...rest } = copyOf(drawn);
          endPage({ type: 'drawn', id, page: rest, used: [...used] }, html, state);
        })
        .catch((error: unknown) => {
          if (current === id) endPage({ type: 'failed', id, message: describe(error) });
        });
    },
    answer(text) {
      const message = JSON.parse(text) as { id: number; ask: number; answer: Answer | null };
      const waiting = asked.get(message.ask);
      if (message.id !== current || !waiting) return;
      asked.delete(message.ask);
      if (message.answer) waiting.give(message.answer);
      else waiting.fail(new Error('There is no answer.'));
    },
    fire(id) {
      try {
        timers.fire(id);
      } catch (error) {
        endPage({ type: 'failed', id: current, message: describe(error) });
      }
    },
  };
}

/** Whoever asks the same writes its headers in the same order. */
const wordsOf = (url: string, headers: Readonly<Record<string, string>>) =>
  `${url} ${JSON.stringify(headers)}`;

function evaluate({ run, base }: LoadedBundle, requires: Requires): unknown {
  const module: { exports: unknown } = { exports: {} };
  run(module, module.exports, (specifier) =>
    specifier === 'motohaat:base' ? base : requires(specifier),
  );
  return module.exports;
}

/** Only what a drawn page is: the rest stays here. @throws Error for what is none */
function copyOf({ status, redirect, html, head, state }: DrawnPage) {
  if (typeof html !== 'string' || typeof state !== 'string') throw new Error('It is no page.');
  return { status, redirect, head, html, state };
}

function describe(error: unknown): string {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return text.slice(0, 1_000);
}
