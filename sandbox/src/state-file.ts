import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Changes within this time (ms) are written together; a crash loses at most this and one write. */
const COALESCE_MS = 5;

export interface StateFileOptions<T> {
  /** Absolute path of the JSON file; its folder is made when missing. */
  file: string;
  /** Narrows what was read; undefined means that it is not a state this version understands. */
  parse: (value: unknown) => T | undefined;
  /** The state to begin with when there is no readable file. */
  initial: () => T | Promise<T>;
  /** Told, in one sentence, when a file was set aside or could not be written. */
  log: (message: string) => void;
}

/**
 * One value kept in memory and, readable by its owner alone, in one JSON file. The file is replaced
 * as a whole (written beside, then renamed), so that a crash leaves the old state or the new one.
 */
export class StateFile<T> {
  value: T;
  readonly #file: string;
  readonly #log: (message: string) => void;
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();
  #dirty = false;

  private constructor(value: T, options: StateFileOptions<T>) {
    this.value = value;
    this.#file = options.file;
    this.#log = options.log;
  }

  /**
   * Reads the file, or begins a new state. A file that cannot be understood is renamed, never
   * overwritten.
   *
   * @throws when the file or its folder cannot be read or written.
   */
  static async open<T>(options: StateFileOptions<T>): Promise<StateFile<T>> {
    await mkdir(path.dirname(options.file), { recursive: true, mode: 0o700 });
    const known = await readState(options);
    if (known !== undefined) {
      await chmod(options.file, 0o600);
      return new StateFile(known, options);
    }
    const state = new StateFile(await options.initial(), options);
    state.changed();
    await state.flush();
    return state;
  }

  /** Says that `value` was changed; it is written within milliseconds. */
  changed(): void {
    this.#dirty = true;
    this.#timer ??= setTimeout(() => {
      this.flush().catch((error: unknown) => {
        this.#log(`${this.#file} could not be written (${String(error)}). Trying again later.`);
      });
    }, COALESCE_MS);
  }

  /**
   * Writes what is not written yet.
   *
   * @throws when the file cannot be written; the change stays pending for the next flush.
   */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const turn = this.#writing.then(() => this.#write());
    // A failed write must not fail the later ones that queue behind it; its own caller is told.
    this.#writing = turn.catch(() => undefined);
    return turn;
  }

  async #write(): Promise<void> {
    if (!this.#dirty) return;
    this.#dirty = false;
    const draft = `${this.#file}.${process.pid}.tmp`;
    try {
      await writeFile(draft, JSON.stringify(this.value), { mode: 0o600 });
      await rename(draft, this.#file);
    } catch (error) {
      this.#dirty = true;
      throw error;
    }
  }
}

async function readState<T>(options: StateFileOptions<T>): Promise<T | undefined> {
  let text: string;
  try {
    text = await readFile(options.file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
  const value = options.parse(parseJson(text));
  if (value === undefined) {
    const aside = `${options.file}.unreadable-${Date.now()}`;
    await rename(options.file, aside);
    options.log(
      `${options.file} could not be understood. It was set aside as ${aside}; starting without it.`,
    );
  }
  return value;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Unreadable is an answer here: the caller sets the file aside and says so.
    return undefined;
  }
}
