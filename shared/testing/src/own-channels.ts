const own = crypto.randomUUID();

/**
 * A channel that goes no further than its file of tests: one process runs many, and those that are over
 * would hear what is told in the next.
 */
class OwnChannel extends BroadcastChannel {
  constructor(name: string) {
    super(`${own} ${name}`);
  }
}

globalThis.BroadcastChannel = OwnChannel;
