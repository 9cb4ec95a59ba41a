import type { Release } from '@motohaat/contract/composition';
import type { FileContent } from '@motohaat/releases/dist-folder';
import type { FastifyError, FastifyRequest } from 'fastify';

import { AppError } from '../../http/app-error.ts';
import { inEnglish } from '../../messages/index.ts';

/** A release may have so many bytes in so many files; one of them may have them all. */
const most = { bytes: 20_000_000, files: 500 };

/** Bytes of a body besides the files: their headers, and `release.json`. */
const overhead = 1_000_000;

const limits = {
  fileSize: most.bytes,
  files: most.files,
  fields: 1,
  fieldSize: 300_000,
  parts: most.files + 1,
  headerPairs: 20,
};

/**
 * Reads a release that is sent as multipart: the field `release`, and its files, whose file names are
 * their paths. What is refused early is read to its end, and dropped: most clients hear an answer
 * only when they have sent all.
 *
 * @param admit looks at `release.json` as soon as it is there, which is before the files where the
 *   field stands before them; throws what it is refused for
 * @throws AppError `unsupported_media_type`, `payload_too_large`, `invalid`, `bad_request`
 */
export async function receiveRelease(
  request: FastifyRequest,
  admit: (text: string) => Promise<Release>,
): Promise<{ release: Release; files: FileContent[] }> {
  if (!request.isMultipart()) {
    const message = inEnglish('Send the release as multipart/form-data: release, then its files.');
    throw new AppError('unsupported_media_type', { message });
  }
  if (Number(request.headers['content-length'] ?? 0) > most.bytes + overhead) throw tooLarge();
  // Who left while the team was looked up will never send a part, nor tell of leaving again.
  if (request.raw.destroyed) throw new AppError('bad_request');
  const files: FileContent[] = [];
  let admission: { release: Release } | { refusal: unknown } | undefined;
  let rest = most.bytes;
  try {
    const options = { limits, preservePath: true, throwFileSizeLimit: false };
    for await (const part of request.parts(options)) {
      if (part.type === 'file') {
        const isRefused = admission !== undefined && 'refusal' in admission;
        const content = await collect(part.file, isRefused ? 0 : rest);
        rest -= content?.byteLength ?? Number.POSITIVE_INFINITY;
        if (content) files.push({ path: part.filename, content });
      } else if (part.fieldname === 'release' && !part.valueTruncated) {
        const text = typeof part.value === 'string' ? part.value : JSON.stringify(part.value);
        admission = await admit(text).then(
          (release) => ({ release }),
          (refusal: unknown) => ({ refusal }),
        );
      }
    }
  } catch (error) {
    throw malformed(error);
  }
  if (admission && 'refusal' in admission) throw admission.refusal;
  if (rest < 0) throw tooLarge();
  if (admission) return { release: admission.release, files };
  throw new AppError('invalid', {
    fields: { release: inEnglish('Send release.json in this field.') },
  });
}

/**
 * Refuses a release for what it lists, before any of it is there.
 *
 * @throws AppError `payload_too_large`
 */
export function checkListedSize({ files }: Release): void {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  if (bytes > most.bytes || files.length > most.files) throw tooLarge();
}

/** The bytes of a part; `undefined` when there are more than `most`, which are read all the same. */
async function collect(stream: AsyncIterable<Buffer>, limit: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream) {
    length += chunk.byteLength;
    if (length <= limit) chunks.push(chunk);
    else chunks.length = 0;
  }
  return length <= limit ? Buffer.concat(chunks, length) : undefined;
}

function tooLarge(): AppError {
  const message = inEnglish('A release may have 20 MB in 500 files.');
  return new AppError('payload_too_large', { message });
}

/** The parser's own refusals: too many parts, or a body that is no multipart or breaks off. */
function malformed(cause: unknown): AppError {
  const { statusCode } = cause as Partial<FastifyError>;
  return statusCode === 413 ? tooLarge() : new AppError('bad_request', { cause });
}
