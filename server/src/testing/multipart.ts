const boundary = 'a-boundary-of-tests';

type Part = {
  name?: string;
  fileName?: string;
  type?: string;
};

/** A file in a multipart body, in the field `image` unless told otherwise. */
export function multipart(
  bytes: Buffer,
  { name = 'image', fileName = 'bike.jpg', type = 'image/jpeg' }: Part = {},
): { payload: Buffer; headers: { 'content-type': string } } {
  const head =
    `--${boundary}\r\n` +
    `Content-Disposition: form-data; name="${name}"; filename="${fileName}"\r\n` +
    `Content-Type: ${type}\r\n\r\n`;
  return {
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
