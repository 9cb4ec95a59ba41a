import * as v from 'valibot';

import { AppError } from '../../http/app-error.ts';
import { codeOf, kindOf } from '../../system/thrown.ts';
import type { ImagesPort } from './port.ts';

/** Milliseconds for one call: a seller waits for two, which run at the same time. */
const timeout = 10_000;
/** Seconds after which asking the host again may help. */
const retryAfter = 5;

const UploadAnswer = v.object({
  success: v.literal(true),
  data: v.object({ url: v.pipe(v.string(), v.url()), delete_url: v.pipe(v.string(), v.url()) }),
});
const removalForm = /^\/(\w+)\/(\w+)$/;

export type ImgbbSettings = {
  /** Address of the upload call. */
  uploadUrl: string;
  key: string;
  /** Origins that serve the images. */
  origins: readonly string[];
};

/**
 * Images at imgbb, or a host that speaks its protocol. Source: api.imgbb.com, "API v1". That API has
 * no call to delete; removal is the request that the page at `delete_url` makes.
 */
export function imgbbImages({ uploadUrl, key, origins }: ImgbbSettings): ImagesPort {
  const serves = (url: string) => URL.canParse(url) && origins.includes(new URL(url).origin);

  return {
    serves,
    store: async ({ bytes, name }) => {
      const form = new FormData();
      form.set('name', name);
      form.set('image', new Blob([new Uint8Array(bytes)], { type: 'image/webp' }), `${name}.webp`);
      const address = new URL(uploadUrl);
      address.searchParams.set('key', key);
      const answer = v.safeParse(UploadAnswer, await send(address, form));
      if (!answer.success) throw unavailable('The image host answered in an unknown form.');
      const { url, delete_url: removal } = answer.output.data;
      if (!serves(url)) throw unavailable('The image host answered with a URL of another origin.');
      return { url, removal };
    },
    read: async (url) => (serves(url) ? read(url) : undefined),
    remove: async (removal) => {
      const { origin, pathname } = new URL(removal);
      const named = removalForm.exec(pathname);
      if (!named) throw unavailable('The image host’s way to remove an image has changed.');
      const [, id = '', hash = ''] = named;
      const fields = {
        pathname,
        action: 'delete',
        delete: 'image',
        from: 'resource',
        'deleting[id]': id,
        'deleting[hash]': hash,
      };
      await send(new URL('/json', origin), new URLSearchParams(fields), { isGoneFine: true });
    },
  };
}

/** @returns nothing for what is not there */
async function read(url: string): Promise<Buffer | undefined> {
  const signal = AbortSignal.timeout(timeout);
  const answer = await fetch(url, { signal, redirect: 'error' }).catch((error: unknown) => {
    throw unavailable(`The image host gave no answer: ${networkReasonOf(error)}.`);
  });
  if (answer.status === 404 || answer.status === 410) return undefined;
  if (!answer.ok) throw unavailable(`The image host answered ${answer.status}.`);
  const bytes = await answer.arrayBuffer().catch((error: unknown) => {
    throw unavailable(`The image host’s answer broke off: ${networkReasonOf(error)}.`);
  });
  return Buffer.from(bytes);
}

/**
 * Sends a form and reads the answer. The address carries the key: it is in no error, and so in no log.
 *
 * @param options.isGoneFine whether 404 is an answer like any other
 */
async function send(
  address: URL,
  body: FormData | URLSearchParams,
  { isGoneFine = false } = {},
): Promise<unknown> {
  const signal = AbortSignal.timeout(timeout);
  const answer = await fetch(address, { method: 'POST', body, signal, redirect: 'error' }).catch(
    (error: unknown) => {
      throw unavailable(`The image host gave no answer: ${networkReasonOf(error)}.`);
    },
  );
  const isFine = answer.ok || (isGoneFine && answer.status === 404);
  const text = await answer.text().catch((error: unknown) => {
    throw unavailable(`The image host’s answer broke off: ${networkReasonOf(error)}.`);
  });
  if (!isFine) throw unavailable(`The image host answered ${answer.status}: ${wordsOf(text)}`);
  return parse(text);
}

/** The class and the code of an error of the network, whose own words could quote the address. */
function networkReasonOf(error: unknown): string {
  const code = codeOf((error as Error).cause);
  return code ? `${kindOf(error)}, ${code}` : kindOf(error);
}

/** The host's own words for a refusal; they name no key. */
function wordsOf(text: string): string {
  const Refusal = v.object({ error: v.object({ message: v.string() }) });
  const refusal = v.safeParse(Refusal, parse(text));
  return refusal.success ? refusal.output.error.message : 'no reason that can be read';
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON, such as a proxy's page: whoever asked sees that the form is another.
    return undefined;
  }
}

/** @param reason for the log; people read one sentence for all of it */
function unavailable(reason: string): AppError {
  return new AppError('unavailable', {
    message: (t) => t.photos.hostAway,
    retryAfter,
    cause: new Error(reason),
  });
}
