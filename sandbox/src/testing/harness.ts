import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import { type Auth, connectAuthEmulator, initializeAuth, inMemoryPersistence } from 'firebase/auth';

import { type Sandbox, type SandboxOptions, startSandbox } from '../sandbox.ts';

/** A password that the product's rules accept. */
export const GOOD_PASSWORD = 'Correct-Horse-1!';

/** A running sandbox, and the real web SDK pointed at it. */
export class Harness {
  sandbox!: Sandbox;
  readonly dir: string;
  /** What the sandbox said to the person at the terminal. */
  readonly messages: string[] = [];
  /** How far, in ms, the sandbox's clock is ahead. */
  ahead = 0;
  readonly #apps: FirebaseApp[] = [];

  private constructor(dir: string) {
    this.dir = dir;
  }

  static async start(options: Partial<SandboxOptions> = {}): Promise<Harness> {
    const dir = await mkdtemp(path.join(tmpdir(), 'motohaat-sandbox-'));
    const harness = new Harness(dir);
    await harness.startAgain(options);
    return harness;
  }

  /** Starts the sandbox on the same folder, at a new address. */
  async startAgain(options: Partial<SandboxOptions> = {}): Promise<void> {
    this.sandbox = await startSandbox({
      port: 0,
      dir: this.dir,
      log: (message) => this.messages.push(message),
      now: () => Date.now() + this.ahead,
      ...options,
    });
  }

  /** A new visitor: the real SDK, with nobody signed in. */
  visitor(apiKey = this.sandbox.identity.apiKey): Auth {
    const app = initializeApp(
      { apiKey, projectId: this.sandbox.identity.projectId, authDomain: 'localhost' },
      `visitor-${this.#apps.length}`,
    );
    this.#apps.push(app);
    const auth = initializeAuth(app, { persistence: inMemoryPersistence });
    connectAuthEmulator(auth, this.sandbox.url, { disableWarnings: true });
    return auth;
  }

  fetch(pathname: string, init?: RequestInit): Promise<Response> {
    return fetch(new URL(pathname, this.sandbox.url), { redirect: 'manual', ...init });
  }

  /** Sends JSON. */
  post(pathname: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return this.fetch(pathname, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  }

  /** Makes an account through the control call; gives its id. */
  async account(fields: Record<string, unknown>): Promise<string> {
    const response = await this.post('/__sandbox/accounts', fields);
    if (!response.ok) throw new Error(await response.text());
    const { localId } = (await response.json()) as { localId: string };
    return localId;
  }

  /** The newest code that was mailed. */
  async lastCode(): Promise<string> {
    const { projectId } = this.sandbox.identity;
    const response = await this.fetch(`/emulator/v1/projects/${projectId}/oobCodes`);
    const { oobCodes } = (await response.json()) as { oobCodes: { oobCode: string }[] };
    const last = oobCodes.at(-1);
    if (!last) throw new Error('No mail was written.');
    return last.oobCode;
  }

  async reset(): Promise<void> {
    this.ahead = 0;
    await this.fetch('/__sandbox/reset', { method: 'POST' });
  }

  async stop(): Promise<void> {
    await Promise.all(this.#apps.map((app) => deleteApp(app)));
    await this.sandbox.stop();
    await rm(this.dir, { recursive: true, force: true });
  }
}

/** The code of the error that a promise ends with, as `auth/…`. */
export async function codeOf(promise: Promise<unknown>): Promise<string> {
  try {
    await promise;
  } catch (error) {
    if (error instanceof Error && 'code' in error) return String(error.code);
    throw error;
  }
  return 'no error';
}
