// Its text is evaluated in the realm where bundles run (see load-realm.ts): it uses nothing from outside.

type Task = { callback: (...values: unknown[]) => void; values: unknown[] };

/** What a realm has of the process around it. Its functions never throw. */
export type RealmHost = {
  /**
   * @param text of a message, an object
   * @param others what goes with it
   */
  post: (text: string, ...others: string[]) => void;
  /** Ends the process: a page has changed what all pages share. */
  giveUp: () => void;
  setTimer: (id: number, ms: number) => void;
  clearTimers: () => void;
  now: () => number;
};

/** The timers of the page that is being drawn. */
export type Timers = {
  set: (callback: Task['callback'], ms?: number, ...values: unknown[]) => number;
  /** @throws what its callback throws */
  fire: (id: number) => void;
  clear: () => void;
};

/** Gives bundles the little of a browser's globals that they ask for when they are loaded. */
export function provideGlobals(host: RealmHost): Timers {
  const tasks = new Map<number, Task>();
  let last = 0;
  const set: Timers['set'] = (callback, ms = 0, ...values) => {
    last += 1;
    tasks.set(last, { callback, values });
    host.setTimer(last, ms);
    return last;
  };

  /** For the scheduler of React's renderer, which asks for one when it is loaded. */
  class MessageChannel {
    port1: { onmessage: ((event: { data: unknown }) => void) | null } = { onmessage: null };
    port2 = {
      postMessage: (data: unknown) => {
        set(() => this.port1.onmessage?.({ data }));
      },
    };
  }

  const globals = {
    setTimeout: set,
    clearTimeout: (id: number) => void tasks.delete(id),
    // Nothing comes back later: by then the page is drawn.
    setInterval: () => 0,
    clearInterval: ignore,
    queueMicrotask: (task: () => void) => void Promise.resolve().then(task),
    performance: { now: () => host.now() },
    console: { log: ignore, info: ignore, warn: ignore, error: ignore, debug: ignore },
    MessageChannel,
  };
  for (const [name, value] of Object.entries(globals)) {
    Object.defineProperty(globalThis, name, { value, writable: true, configurable: true });
  }
  return {
    set,
    fire(id) {
      const task = tasks.get(id);
      tasks.delete(id);
      task?.callback(...task.values);
    },
    clear() {
      tasks.clear();
      host.clearTimers();
    },
  };
}

function ignore(): void {
  // Nobody reads what a page logs here.
}
