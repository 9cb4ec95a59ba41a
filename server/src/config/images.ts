import * as v from 'valibot';

import { isLoopback } from '../http/loopback.ts';
import { list } from './rules.ts';

type Variables = Readonly<Record<string, string | undefined>>;

const sandboxUrl = 'http://127.0.0.1:4401';
/** What the local stand-in knows; it opens nothing anywhere else. */
const sandboxKey = 'images_MotoHaatSandbox';
const uploadPath = '/1/upload';

/** imgbb's own addresses (api.imgbb.com, "API v1"). */
const imgbbUpload = 'https://api.imgbb.com/1/upload';
const imgbbOrigin = 'https://i.ibb.co';

/** What the server reads of the image host, imgbb or one that speaks its protocol. */
export const imageVariables = {
  /** The host's key for uploads. It never leaves the server. */
  IMAGES_KEY: v.optional(v.pipe(v.string(), v.regex(/^\w{8,}$/, 'is not a key'))),
  /** Where photos are sent; imgbb when a key is set, otherwise the one of SANDBOX_URL. */
  IMAGES_UPLOAD_URL: v.optional(v.pipe(v.string(), v.url('must be a URL'))),
  /** Origins, with commas, that serve the photos; no photo of elsewhere is taken or shown. */
  IMAGES_ORIGINS: v.optional(list(',')),
};

export type ImageSettings = { uploadUrl: string; key: string; origins: string[] };

/** The settings; without a key they are the sandbox's. */
export function readImageSettings(env: Variables): ImageSettings {
  const { IMAGES_KEY: key, SANDBOX_URL: sandbox = sandboxUrl } = env;
  const uploadUrl =
    env['IMAGES_UPLOAD_URL'] ?? (key ? imgbbUpload : new URL(uploadPath, sandbox).href);
  const usual = uploadUrl === imgbbUpload ? imgbbOrigin : new URL(uploadUrl).origin;
  return { uploadUrl, key: key ?? sandboxKey, origins: originsOf(env) ?? [usual] };
}

/** Photos go to a host of the product's own in production, and over https: one sentence for each error. */
export function imageErrors(env: Variables): string[] {
  const origins = originsOf(env) ?? [];
  const errors = origins
    .filter((origin) => !URL.canParse(origin) || new URL(origin).origin !== origin)
    .map((origin) => `IMAGES_ORIGINS: ${origin} is no origin, such as https://i.ibb.co.`);
  if (env['NODE_ENV'] !== 'production') return errors;
  if (!env['IMAGES_KEY']) errors.push('IMAGES_KEY: is needed in production.');
  if (env['IMAGES_KEY'] === sandboxKey) {
    errors.push("IMAGES_KEY: must not be the sandbox's in production.");
  }
  const upload = env['IMAGES_UPLOAD_URL'];
  if (upload && isUnsafe(upload)) {
    errors.push('IMAGES_UPLOAD_URL: must be an https address of another machine in production.');
  }
  if (origins.some(isUnsafe)) {
    errors.push('IMAGES_ORIGINS: must be https origins of other machines in production.');
  }
  return errors;
}

function isUnsafe(address: string): boolean {
  return isLoopback(address) || !address.startsWith('https://');
}

function originsOf(env: Variables): string[] | undefined {
  const origins = v.parse(list(','), env['IMAGES_ORIGINS'] ?? '');
  return origins.length > 0 ? origins : undefined;
}
