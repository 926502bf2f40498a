/** Pictures of the product as PNG with a palette: a screen has few colours, and a repository keeps every version of a picture. */
import { crc32, deflateSync, inflateSync } from 'node:zlib';

interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Three bytes a pixel, row by row. */
  readonly rgb: Uint8Array;
}

/** A colour as one number, and how many pixels have it. */
interface Weighed {
  readonly color: number;
  readonly count: number;
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const shifts = [16, 8, 0] as const;
const channel = (color: number, shift: number): number => (color >> shift) & 0xff;

/** The filter of a row takes each byte from those at its left, above it, and above left (PNG, section 9). */
function unfiltered(kind: number, raw: number, left: number, up: number, corner: number): number {
  if (kind === 0) return raw;
  if (kind === 1) return raw + left;
  if (kind === 2) return raw + up;
  if (kind === 3) return raw + ((left + up) >> 1);
  const [byLeft, byUp, byCorner] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  return raw + (byLeft <= byUp && byLeft <= byCorner ? left : byUp <= byCorner ? up : corner);
}

/** Reads a PNG of eight bits a channel without interlacing, as browsers write them; what shines through it is left out. */
function readPng(png: Buffer): Pixels {
  const [width, height, channels] = [png.readUInt32BE(16), png.readUInt32BE(20), png[25] === 6 ? 4 : 3];
  const parts: Buffer[] = [];
  for (let at = signature.length; at < png.length; ) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const data = inflateSync(Buffer.concat(parts));
  const stride = width * channels;
  const bytes = new Uint8Array(stride * height);
  const rgb = new Uint8Array(width * height * 3);
  for (let row = 0; row < height; row++) {
    const kind = data[row * (stride + 1)] ?? 0;
    for (let x = 0; x < stride; x++) {
      const at = row * stride + x;
      const left = x < channels ? 0 : (bytes[at - channels] ?? 0);
      const up = row === 0 ? 0 : (bytes[at - stride] ?? 0);
      const corner = x < channels || row === 0 ? 0 : (bytes[at - stride - channels] ?? 0);
      bytes[at] = unfiltered(kind, data[row * (stride + 1) + 1 + x] ?? 0, left, up, corner);
    }
  }
  for (let pixel = 0; pixel < width * height; pixel++) rgb.set(bytes.subarray(pixel * channels, pixel * channels + 3), pixel * 3);
  return { width, height, rgb };
}

const colorAt = (rgb: Uint8Array, pixel: number): number =>
  ((rgb[pixel * 3] ?? 0) << 16) | ((rgb[pixel * 3 + 1] ?? 0) << 8) | (rgb[pixel * 3 + 2] ?? 0);

function weigh({ width, height, rgb }: Pixels): Weighed[] {
  const counts = new Map<number, number>();
  for (let pixel = 0; pixel < width * height; pixel++) {
    const color = colorAt(rgb, pixel);
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  return [...counts].map(([color, count]) => ({ color, count }));
}

function widest(box: readonly Weighed[]): { shift: number; span: number } {
  const spans = shifts.map((shift) => {
    const values = box.map(({ color }) => channel(color, shift));
    return { shift, span: values.reduce((a, b) => Math.max(a, b), 0) - values.reduce((a, b) => Math.min(a, b), 255) };
  });
  return spans.reduce((best, one) => (one.span > best.span ? one : best));
}

/** The most frequent colour stands for its box: grounds and letters keep theirs exactly. */
const heaviest = (box: readonly Weighed[]): number => box.reduce((best, one) => (one.count > best.count ? one : best)).color;

/** Divides the colours into boxes (median cut). @returns the colour that stands for each colour, as places in the palette */
function choosePalette(colors: readonly Weighed[], max: number): { palette: number[]; placeOf: Map<number, number> } {
  const boxes: Weighed[][] = [[...colors]];
  while (boxes.length < max) {
    const [box] = boxes
      .filter((one) => one.length > 1)
      .map((one) => ({ one, weight: widest(one).span * Math.log2(1 + one.reduce((sum, { count }) => sum + count, 0)) }))
      .toSorted((a, b) => b.weight - a.weight);
    if (!box) break;
    const { shift } = widest(box.one);
    const sorted = box.one.toSorted((a, b) => channel(a.color, shift) - channel(b.color, shift));
    const middle = sorted.length >> 1;
    boxes.splice(boxes.indexOf(box.one), 1, sorted.slice(0, middle), sorted.slice(middle));
  }
  return {
    palette: boxes.map(heaviest),
    placeOf: new Map(boxes.flatMap((box, place) => box.map(({ color }): [number, number] => [color, place]))),
  };
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** The same picture with at most so many colours (256 at the most). */
export function toPalettePng(png: Buffer, colorsMax: number): Buffer {
  const pixels = readPng(png);
  const { width, height, rgb } = pixels;
  const { palette, placeOf } = choosePalette(weigh(pixels), colorsMax);
  const bits = palette.length <= 16 ? 4 : 8;
  const stride = Math.ceil((width * bits) / 8) + 1;
  const rows = Buffer.alloc(stride * height);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const place = placeOf.get(colorAt(rgb, pixel)) ?? 0;
    const [row, x] = [Math.floor(pixel / width), pixel % width];
    const at = row * stride + 1 + ((x * bits) >> 3);
    rows[at] = bits === 8 ? place : (rows[at] ?? 0) | (x % 2 === 0 ? place << 4 : place);
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([bits, 3, 0, 0, 0], 8);
  const colors = Buffer.from(palette.flatMap((color) => shifts.map((shift) => channel(color, shift))));
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('PLTE', colors),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** As many colours as the picture may have to stay below its size. */
const colorSteps = [256, 128, 64] as const;

/** @throws where even the fewest colours leave more than `bytesMax`: then less of the screen has to be shown */
export function fitPng(png: Buffer, bytesMax: number): Buffer {
  for (const colors of colorSteps) {
    const fitted = toPalettePng(png, colors);
    if (fitted.length <= bytesMax) return fitted;
  }
  throw new Error(`The picture takes more than ${bytesMax} bytes whatever its colours; show less of the screen.`);
}
