/** Who asks, and how. */
export interface Call {
  method: string;
  path: string;
  /** The vendor's own name for the request. */
  requestId: string;
  idempotencyKey: string | null;
  /** Made with the publishable key, that is, by a browser. */
  publishable: boolean;
  /** Status of the answer; absent while there is none. */
  status?: number;
}

const CALLS_KEPT = 2000;

/** The latest calls in the order in which they came, for tests of what was really asked. */
export class Calls {
  #list: Call[] = [];

  get list(): readonly Call[] {
    return this.#list;
  }

  add(call: Call): void {
    this.#list.push(call);
    this.#list.splice(0, this.#list.length - CALLS_KEPT);
  }

  clear(): void {
    this.#list = [];
  }
}
