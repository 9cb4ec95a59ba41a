import { crc32, deflateSync } from 'node:zlib';

/** A PNG of one colour whose header says anything; its data is small, whatever it claims. */
export function png(
  width: number,
  height: number,
  { rows = height }: { rows?: number } = {},
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a channel, RGB.
  header.set([8, 2, 0, 0, 0], 8);
  const data = deflateSync(Buffer.alloc((width * 3 + 1) * rows), { level: 1 });
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The same with a chunk before its data. */
export function withPngChunk(bytes: Buffer, type: string, content: Buffer): Buffer {
  const afterHeader = 8 + 25;
  const head = bytes.subarray(0, afterHeader);
  return Buffer.concat([head, chunk(type, content), bytes.subarray(afterHeader)]);
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A ZIP of one stored file, such as a JAR is. */
export function zip(name = 'a.class', content = 'x', comment = ''): Buffer {
  const data = Buffer.from(content);
  const sizes = Buffer.alloc(14);
  sizes.writeUInt32LE(crc32(data), 0);
  sizes.writeUInt32LE(data.length, 4);
  sizes.writeUInt32LE(data.length, 8);
  sizes.writeUInt16LE(name.length, 12);
  const version = Buffer.from([10, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  const local = [Buffer.from('PK\x03\x04', 'latin1'), version, sizes, Buffer.alloc(2)];
  const file = Buffer.concat([...local, Buffer.from(name), data]);
  const entry = [Buffer.from('PK\x01\x02', 'latin1'), Buffer.from([10, 0]), version, sizes];
  const directory = Buffer.concat([...entry, Buffer.alloc(16), Buffer.from(name)]);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(file.length, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([file, directory, end, Buffer.from(comment)]);
}

/** A JPEG with a comment (segment COM), where polyglots hide what a browser or server could run. */
export function withJpegComment(jpeg: Buffer, comment: string): Buffer {
  const segment = Buffer.alloc(4);
  segment.set([0xff, 0xfe]);
  segment.writeUInt16BE(comment.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), segment, Buffer.from(comment), jpeg.subarray(2)]);
}
