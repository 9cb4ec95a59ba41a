import { fastifyMultipart } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { HttpError } from '../errors.ts';
import { addFailureHooks } from '../failure-injection.ts';
import { readFields, readText } from '../fields.ts';
import { baseUrl } from '../request-guard.ts';
import { describeRefusal, emptyUpload, ImageRefusal, invalidKey, tooBig } from './errors.ts';
import { filePath } from './files.routes.ts';
import type { Images } from './images.ts';
import type { StoredImage } from './state.ts';
import { EXPIRATION_RANGE_S, IMAGES_KEY, LARGEST_FILE_BYTES, UPLOAD_PATH } from './vendor.ts';

interface RestOptions {
  images: Images;
  log: (message: string) => void;
}

/**
 * The vendor's own calls: upload, and the one behind the page of `delete_url`.
 * Source: api.imgbb.com ("API v1"), and the requests of that page.
 */
export async function imagesRest(
  app: FastifyInstance,
  { images, log }: RestOptions,
): Promise<void> {
  await app.register(fastifyMultipart, {
    limits: { fileSize: LARGEST_FILE_BYTES, files: 1, fields: 5, fieldSize: 1000 },
  });
  addFailureHooks(app, images.failures);
  app.setErrorHandler((error, _request, reply) => {
    const body = describeRefusal(error, log);
    return reply.code(body.status_code).send(body);
  });

  app.post<{ Querystring: Record<string, string> }>(UPLOAD_PATH, async (request) => {
    const { bytes, fileName, fields } = await readForm(request);
    const given = { ...fields, ...request.query };
    if (given['key'] !== IMAGES_KEY) throw invalidKey();
    if (!bytes || bytes.length === 0) throw emptyUpload();
    const image = await images.store({
      bytes,
      name: given['name'] ?? fileName.replace(/\.[^.]*$/, ''),
      expiration: readExpiration(given['expiration']),
    });
    return { data: describe(image, baseUrl(request)), success: true, status: 200 };
  });

  app.post('/json', async (request) => {
    const fields = readFields(request.body);
    const id = readText(fields, 'deleting[id]') ?? '';
    const hash = readText(fields, 'deleting[hash]') ?? '';
    if (readText(fields, 'action') !== 'delete') throw new HttpError(400, 'Invalid request');
    if (!(await images.remove(id, hash))) throw new HttpError(404, 'Content not found');
    const success = { message: 'Resource deleted', code: 200, affected: 1 };
    return { status_code: 200, success, status_txt: 'OK' };
  });
}

interface UploadForm {
  bytes?: Buffer;
  fileName: string;
  fields: Record<string, string>;
}

async function readForm(request: FastifyRequest): Promise<UploadForm> {
  const form: UploadForm = { fileName: '', fields: {} };
  if (!request.isMultipart()) return form;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') form.fields[part.fieldname] = String(part.value);
      else {
        form.bytes = await part.toBuffer();
        form.fileName = part.filename;
      }
    }
  } catch (error) {
    throw isTooBig(error) ? tooBig() : error;
  }
  return form;
}

function isTooBig(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE';
}

function readExpiration(text = '0'): number {
  const seconds = Number(text);
  const { from, to } = EXPIRATION_RANGE_S;
  if (seconds === 0 || (Number.isInteger(seconds) && seconds >= from && seconds <= to)) {
    return seconds;
  }
  throw new ImageRefusal(400, `Expiration must be from ${from} to ${to} seconds.`);
}

function describe(image: StoredImage, base: string): object {
  const { id, hash, name, extension, mime, width, height, size, time, expiration } = image;
  const url = base + filePath(image);
  const file = { filename: `${name}.${extension}`, name, mime, extension, url };
  return {
    id,
    title: name,
    url_viewer: `${base}/${id}`,
    url,
    display_url: url,
    width,
    height,
    size,
    time,
    expiration,
    image: file,
    thumb: file,
    delete_url: `${base}/${id}/${hash}`,
  };
}
