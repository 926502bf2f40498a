import { deflateRawSync } from 'node:zlib';

/** The first bytes of a PNG of a size: its header says it (PNG, 11.2.2). */
export function png(width: number, height: number): Buffer {
  const header = Buffer.alloc(25);
  header.writeUInt32BE(13, 0);
  header.write('IHDR', 4);
  header.writeUInt32BE(width, 8);
  header.writeUInt32BE(height, 12);
  return Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), header]);
}

/** A JPEG with a comment before the frame that says its size (ITU T.81, B.2). */
export function jpeg(width: number, height: number, commentBytes = 2): Buffer {
  const comment = Buffer.alloc(commentBytes + 4);
  comment.writeUInt16BE(0xfffe, 0);
  comment.writeUInt16BE(commentBytes + 2, 2);
  const frame = Buffer.from([0xff, 0xc0, 0, 17, 8, 0, 0, 0, 0, 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1]);
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  return Buffer.concat([Buffer.from([0xff, 0xd8]), comment, frame, Buffer.alloc(30)]);
}

export const gif = (width: number, height: number): Buffer => {
  const bytes = Buffer.alloc(40);
  bytes.write('GIF89a');
  bytes.writeUInt16LE(width, 6);
  bytes.writeUInt16LE(height, 8);
  return bytes;
};

interface Part {
  readonly name: string;
  readonly content: Uint8Array;
  /** What the directory says that it unpacks to; by default the truth. */
  readonly claimed?: number;
}

/** An archive of deflated parts (APPNOTE 4.3). */
export function archive(parts: readonly Part[], countClaimed = parts.length): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content, claimed = content.length } of parts) {
    const packed = deflateRawSync(content);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(packed.length, 18);
    local.writeUInt32LE(claimed, 22);
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(claimed, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(at, 42);
    bodies.push(local, Buffer.from(name), packed);
    directory.push(entry, Buffer.from(name));
    at += 30 + name.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(countClaimed, 10);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...bodies, ...directory, end]);
}

const plain = (name: string): Part => ({ name, content: Buffer.from('<x/>') });
const contentTypes = plain('[Content_Types].xml');

/** The least that a workbook is told by. */
export const workbook = (...more: readonly Part[]): Buffer => archive([contentTypes, plain('xl/workbook.xml'), ...more]);
export const wordDocument = archive([contentTypes, plain('word/document.xml')]);
export const otherArchive = archive([plain('readme.txt')]);
export const withMacros = workbook({ name: 'xl/vbaProject.bin', content: Buffer.alloc(100) });
/** 40 parts of 10 MB zeros each, some 10 kB packed. */
const zeros = Buffer.alloc(10_485_760);
export const bomb = (claimed?: number): Buffer =>
  workbook(
    ...Array.from({ length: 40 }, (_, n) => ({ name: `xl/s${n}.xml`, content: zeros, ...(claimed === undefined ? {} : { claimed }) })),
  );
export const manyParts = archive([contentTypes, plain('xl/workbook.xml')], 65_535);
