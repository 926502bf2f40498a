import { randomInt } from 'node:crypto';
import { glyphs, type Point, type Stroke } from './captcha-glyphs.ts';

const alphabet = [...glyphs.keys()];
const answerCharacters = 5;
const width = 190;
const height = 60;
/** Pixels of a unit of the grid that glyphs are drawn on. */
const unit = 5.6;
const decoys = 6;

const between = (low: number, high: number): number => low + (randomInt(0, 10_001) / 10_000) * (high - low);
const around = (amount: number): number => between(-amount, amount);
function oneOf<Item>(items: readonly Item[]): Item {
  const chosen = randomInt(items.length);
  for (const item of items.slice(chosen)) return item;
  throw new Error('There is nothing to choose from.');
}
const round = (value: number): number => Math.round(value * 10) / 10;
const shuffled = <Item>(items: readonly Item[]): Item[] =>
  items
    .map((item) => [randomInt(1 << 30), item] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, item]) => item);

export const randomAnswer = (): string => Array.from({ length: answerCharacters }, () => oneOf(alphabet)).join('');

/** A hand of a character at a place of the picture: turned, slanted and stretched by its own measure. */
function writtenAt(character: string, left: number): Stroke[] {
  const [angle, slant, wide, high] = [around(0.22), around(0.14), between(0.85, 1.08), between(0.9, 1.14)];
  const top = height / 2 + around(5);
  return oneOf(glyphs.get(character) ?? [[]]).map((stroke) =>
    stroke.map(([x, y]): Point => {
      const [dx, dy] = [((x - 2) * wide + (y - 3) * slant) * unit + around(1.1), (y - 3) * high * unit + around(1.1)];
      return [left + dx * Math.cos(angle) - dy * Math.sin(angle), top + dx * Math.sin(angle) + dy * Math.cos(angle)];
    }),
  );
}

const middle = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2 + around(0.9), (ay + by) / 2 + around(0.9)];

/** Cuts a stroke into pieces at its corners and between them, each drawn from either end. */
function pieces(stroke: Stroke): Stroke[] {
  const dense = stroke.flatMap((point, index) => {
    const next = stroke[index + 1];
    return next && randomInt(3) > 0 ? [point, middle(point, next)] : [point];
  });
  const cut: Stroke[] = [];
  for (let from = 0; from < dense.length - 1; ) {
    const to = Math.min(dense.length - 1, from + randomInt(1, 4));
    const piece = dense.slice(from, to + 1);
    cut.push(randomInt(2) === 0 ? piece : piece.toReversed());
    from = to;
  }
  return cut;
}

/** A part of a letter that belongs to none, too short to be taken for one. */
function decoy(): Stroke[] {
  const [turn, left, top] = [between(0, 2 * Math.PI), between(8, width - 8), between(6, height - 6)];
  const [short, bend] = [between(5, 10), around(3)];
  const end = (length: number, aside: number): Point => [
    left + length * Math.cos(turn) - aside * Math.sin(turn),
    top + length * Math.sin(turn) + aside * Math.cos(turn),
  ];
  return pieces([end(-short / 2, 0), end(0, bend), end(short / 2, 0)]);
}

/** A line from side to side, in pieces like those of letters. */
function wave(): Stroke[] {
  const [from, swing, turns, phase] = [between(14, height - 14), between(4, 12), between(0.8, 2), between(0, 6)];
  const steps = 14;
  const points = Array.from({ length: steps + 1 }, (_, step): Point => {
    const x = (width / steps) * step;
    return [x, from + swing * Math.sin(phase + (turns * 2 * Math.PI * x) / width) + around(0.8)];
  });
  return pieces(points);
}

const path = (piece: Stroke): string => `M${piece.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;

/** The pieces of the picture by thickness: a letter's are of several, and shared by what is none. */
function inked(strokes: readonly Stroke[], thin: number, thick: number): string[] {
  return strokes.map((piece) => `<path stroke-width="${round(between(thin, thick))}" d="${path(piece)}"/>`);
}

/** The picture of an answer: paths only, no text in it, drawn in the page's current colour so that it suits light and dark. */
export function drawCaptcha(answer: string): string {
  const step = (width - 16) / answer.length;
  const letters = [...answer].flatMap((character, index) => writtenAt(character, 8 + step * (index + 0.5) + around(3)).flatMap(pieces));
  const noise = Array.from({ length: decoys }, decoy).flat();
  const lines = [...wave(), ...wave()];
  const drawn = shuffled([...inked(letters, 2.3, 3.3), ...inked(noise, 1.6, 2.8), ...inked(lines, 0.9, 1.9)]);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round">${drawn.join('')}</svg>`;
}
