import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { startSandbox } from '@motohaat/sandbox';

import { imgbbImages } from '../adapters/images/imgbb.ts';
import type { ImagesPort } from '../adapters/images/port.ts';

/** An image as the sandbox remembers it. */
type KeptImage = { id: string; name: string; width: number; height: number; mime: string };

/** Something that goes wrong at the host; see the sandbox's injected failures. */
type HostFailure = {
  match: string;
  status?: number;
  delayMs?: number;
  drop?: boolean;
  after?: boolean;
  times?: number;
};

/** The image host of a test: the sandbox. */
export type TestImages = {
  images: ImagesPort;
  /** Settings of a server that uses it. */
  environment: { IMAGES_KEY: string; IMAGES_UPLOAD_URL: string };
  /** What is stored now. */
  kept: () => Promise<KeptImage[]>;
  failures: (failures: HostFailure[]) => Promise<void>;
  reset: () => Promise<void>;
  stop: () => Promise<void>;
};

export async function startTestImages(): Promise<TestImages> {
  const dir = await mkdtemp(path.join(tmpdir(), 'motohaat-images-'));
  const sandbox = await startSandbox({ port: 0, host: '127.0.0.1', dir, log: () => {} });
  const { key, uploadUrl } = sandbox.images;

  async function control(call: string, body?: unknown): Promise<unknown> {
    const answer = await fetch(`${sandbox.url}/__sandbox/images/${call}`, {
      ...(body !== undefined && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    if (!answer.ok) throw new Error(`${call}: ${await answer.text()}`);
    return answer.json();
  }

  return {
    images: imgbbImages({ uploadUrl, key, origins: [sandbox.url] }),
    environment: { IMAGES_KEY: key, IMAGES_UPLOAD_URL: uploadUrl },
    kept: async () => ((await control('state')) as { images: KeptImage[] }).images,
    failures: async (failures) => {
      await control('faults', failures);
    },
    reset: async () => {
      await control('reset', {});
    },
    stop: async () => {
      await sandbox.stop();
      await rm(dir, { recursive: true, force: true });
    },
  };
}
