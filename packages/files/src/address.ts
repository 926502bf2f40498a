/** Cells as spreadsheets name them: column letters and a row, `C7`. */

/** 1 is A, 26 is Z, 27 is AA. */
export function columnLetters(column: number): string {
  let letters = '';
  for (let left = column; left > 0; left = Math.floor((left - 1) / 26)) letters = String.fromCodePoint(65 + ((left - 1) % 26)) + letters;
  return letters;
}

/** The column of `C7`, 3; 0 where the text does not begin with letters. */
export function columnOfAddress(address: string): number {
  let column = 0;
  for (let at = 0; at < address.length; at += 1) {
    // Small letters are 32 above the large ones.
    const letter = (address.charCodeAt(at) & ~32) - 64;
    if (letter < 1 || letter > 26) break;
    column = column * 26 + letter;
  }
  return column;
}
