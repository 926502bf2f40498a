import { columnLetters } from '../address.ts';
import type { FilePlace } from './problem.ts';

/** Within the file: `7:12` (line and character of a text file), `C7`, `row 7`; empty for the whole. */
export function cellPlace({ line, character, row, column }: FilePlace): string {
  if (line !== undefined) return `${line}:${character ?? 1}`;
  if (row === undefined) return '';
  return column === undefined ? `${row}:${row}` : `${columnLetters(column)}${row}`;
}

/** `staff.csv:7:12`, `staff.xlsx#March!C7`. */
export function placeText(place: FilePlace): string {
  const within = cellPlace(place);
  const file = place.sheet === null ? place.file : `${place.file}#${place.sheet}`;
  if (within === '') return file;
  return `${file}${place.sheet === null ? ':' : '!'}${within}`;
}
