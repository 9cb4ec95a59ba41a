// The process that draws pages. It is started without network, programs, environment, and files but its
// own (see start-child.ts), is told one set of releases, and draws their pages one after the other.
// Bundles run in a realm of their own here: that keeps pages apart from each other, and is no wall
// against hostile code, which is what the process is for.
import { frame, unframe } from './frames.ts';
import type { RealmHost } from './globals.ts';
import { loadRealm } from './load-realm.ts';
import type { FromChild, RendererSet, ToChild } from './protocol.ts';
import type { Realm } from './realm.ts';

// Whatever a bundle makes of this process, it sends no signals.
for (const ability of ['kill', '_kill', 'abort', 'dlopen', 'binding', '_debugProcess', 'chdir']) {
  Object.defineProperty(process, ability, { value: undefined });
}

const output = process.stdout;
const send = (message: FromChild) => void output.write(frame(JSON.stringify(message)));
const timers = new Set<NodeJS.Timeout>();
let startedAt = process.cpuUsage();
let realm: Realm | undefined;

const host: RealmHost = {
  post(text, ...others) {
    const { user, system } = process.cpuUsage(startedAt);
    // Into the text: to read a page and write it again would cost as much as a part of drawing it.
    output.write(frame(`${text.slice(0, -1)},"cpu":${(user + system) / 1000}}`, ...others));
  },
  giveUp: () => process.exit(),
  setTimer(id, ms) {
    const timer = setTimeout(() => {
      timers.delete(timer);
      realm?.fire(id);
    }, ms);
    timers.add(timer);
  },
  clearTimers() {
    for (const timer of timers) clearTimeout(timer);
    timers.clear();
  },
  now: () => performance.now(),
};

function bind({ shell, remotes, compositions, config }: RendererSet): Realm {
  const bundles = new Map(Object.entries(remotes));
  const loaded = loadRealm(host, (name) => bundles.get(name));
  loaded.realm.bind(
    loaded.compile(shell),
    JSON.stringify({
      en: { composition: compositions.en, config },
      bn: { composition: compositions.bn, config },
    }),
  );
  return loaded.realm;
}

/** Only what is the realm's to read is not read here. @param text of a `ToChild`, whose type comes first */
function take(text: string): void {
  if (text.startsWith('{"type":"answer"')) return realm?.answer(text);
  if (text.startsWith('{"type":"draw"')) {
    startedAt = process.cpuUsage();
    return realm?.draw(text);
  }
  try {
    const { set } = JSON.parse(text) as Extract<ToChild, { type: 'bind' }>;
    realm = bind(set);
    send({ type: 'bound' });
  } catch (error) {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    send({ type: 'failed', id: null, message: reason.slice(0, 1_000) });
  }
}

// A promise that nobody waits for concerns no page.
process.on('unhandledRejection', () => {});
process.stdin.on(
  'data',
  unframe((text) => take(String(text))),
);
process.stdin.on('end', () => process.exit());
