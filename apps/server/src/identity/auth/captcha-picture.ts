import { randomInt } from 'node:crypto';

type Point = readonly [number, number];

/** Letters and digits that are not mistaken for each other, as strokes on a grid 4 wide and 6 high. */
const glyphs: Readonly<Record<string, readonly (readonly Point[])[]>> = {
  '2': [
    [
      [0, 1.5],
      [1, 0],
      [3, 0],
      [4, 1.5],
      [0, 6],
      [4, 6],
    ],
  ],
  '3': [
    [
      [0, 0],
      [4, 0],
      [2, 2.5],
      [4, 4],
      [3, 6],
      [0, 6],
    ],
  ],
  '4': [
    [
      [3, 6],
      [3, 0],
      [0, 4],
      [4, 4],
    ],
  ],
  '7': [
    [
      [0, 0],
      [4, 0],
      [1.5, 6],
    ],
    [
      [1, 3],
      [3.5, 3],
    ],
  ],
  A: [
    [
      [0, 6],
      [2, 0],
      [4, 6],
    ],
    [
      [1, 4],
      [3, 4],
    ],
  ],
  C: [
    [
      [4, 1],
      [3, 0],
      [1, 0],
      [0, 1.5],
      [0, 4.5],
      [1, 6],
      [3, 6],
      [4, 5],
    ],
  ],
  E: [
    [
      [4, 0],
      [0, 0],
      [0, 6],
      [4, 6],
    ],
    [
      [0, 3],
      [3, 3],
    ],
  ],
  F: [
    [
      [4, 0],
      [0, 0],
      [0, 6],
    ],
    [
      [0, 3],
      [3, 3],
    ],
  ],
  H: [
    [
      [0, 0],
      [0, 6],
    ],
    [
      [4, 0],
      [4, 6],
    ],
    [
      [0, 3],
      [4, 3],
    ],
  ],
  K: [
    [
      [0, 0],
      [0, 6],
    ],
    [
      [4, 0],
      [0, 3.5],
      [4, 6],
    ],
  ],
  L: [
    [
      [0, 0],
      [0, 6],
      [4, 6],
    ],
  ],
  M: [
    [
      [0, 6],
      [0, 0],
      [2, 3],
      [4, 0],
      [4, 6],
    ],
  ],
  N: [
    [
      [0, 6],
      [0, 0],
      [4, 6],
      [4, 0],
    ],
  ],
  P: [
    [
      [0, 6],
      [0, 0],
      [3, 0],
      [4, 1.5],
      [3, 3],
      [0, 3],
    ],
  ],
  R: [
    [
      [0, 6],
      [0, 0],
      [3, 0],
      [4, 1.5],
      [3, 3],
      [0, 3],
    ],
    [
      [1.5, 3],
      [4, 6],
    ],
  ],
  T: [
    [
      [0, 0],
      [4, 0],
    ],
    [
      [2, 0],
      [2, 6],
    ],
  ],
  W: [
    [
      [0, 0],
      [1, 6],
      [2, 2],
      [3, 6],
      [4, 0],
    ],
  ],
  X: [
    [
      [0, 0],
      [4, 6],
    ],
    [
      [4, 0],
      [0, 6],
    ],
  ],
  Y: [
    [
      [0, 0],
      [2, 3],
      [4, 0],
    ],
    [
      [2, 3],
      [2, 6],
    ],
  ],
};
const alphabet = Object.keys(glyphs);
const answerCharacters = 5;
const width = 160;
const height = 56;

const jitter = (amount: number): number => randomInt(-1000, 1001) / (1000 / amount);
const round = (value: number): number => Math.round(value * 10) / 10;

export const randomAnswer = (): string => Array.from({ length: answerCharacters }, () => alphabet[randomInt(alphabet.length)]).join('');

function stroke(points: readonly Point[], left: number, scale: number, angle: number, top: number): string {
  const place = ([x, y]: Point): string => {
    const [dx, dy] = [(x - 2) * scale + jitter(1.2), (y - 3) * scale + jitter(1.2)];
    return `${round(left + dx * Math.cos(angle) - dy * Math.sin(angle))} ${round(top + dx * Math.sin(angle) + dy * Math.cos(angle))}`;
  };
  return `M${points.map(place).join('L')}`;
}

const wave = (): string =>
  `M0 ${round(height / 2 + jitter(20))}Q${round(width / 4 + jitter(20))} ${round(height / 2 + jitter(40))} ${width / 2} ${round(height / 2 + jitter(20))}T${width} ${round(height / 2 + jitter(20))}`;

/** The picture of an answer: paths only, no text in it, drawn in the page's current colour so that it suits light and dark. */
export function drawCaptcha(answer: string): string {
  const strokes = [...answer].flatMap((character, index) => {
    const left = (width / answer.length) * (index + 0.5) + jitter(3);
    const [scale, angle, top] = [4.6 + jitter(0.7), jitter(0.32), height / 2 + jitter(5)];
    return (glyphs[character] ?? []).map((points) => stroke(points, left, scale, angle, top));
  });
  const lines = [wave(), wave()];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"><path stroke-width="2.6" d="${strokes.join('')}"/><path stroke-width="1.2" opacity=".55" d="${lines.join('')}"/></svg>`;
}
