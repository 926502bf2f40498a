import { describe, expect, it } from 'vitest';
import { csvHead, csvLine, csvStart } from '../../../src/shared/ui/data-table/export/csv.ts';

const text = (value: string) => ({ text: value, isFigure: false });
const figure = (value: string) => ({ text: value, isFigure: true });

describe('a line of a CSV file', () => {
  it('quotes what holds commas, quotes, line ends and outer spaces, and ends as RFC 4180 says', () => {
    expect(csvLine([text('Roads'), text('Li, Wei'), text('the "old" one'), text('a\nb'), text(' x'), text('')])).toBe(
      'Roads,"Li, Wei","the ""old"" one","a\nb"," x",\r\n',
    );
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '=HYPERLINK("http://x","y")'])('makes %j harmless (S8)', (cell) => {
    expect(csvLine([text(cell)]).replace(/^"/, '')[0]).toBe("'");
    expect(csvHead([cell]).replace(/^"/, '')[0]).toBe("'");
  });

  it('leaves negative figures what they are, and nothing else in their columns', () => {
    expect(csvLine([figure('-1234.50'), figure('0'), figure('-1+cmd'), figure('-2 '), figure('=1')])).toBe(
      "-1234.50,0,'-1+cmd,\"'-2 \",'=1\r\n",
    );
  });

  it('begins with the mark by which Excel reads Chinese', () => {
    expect(
      Buffer.from(`${csvStart}${csvHead(['实发工资'])}`)
        .subarray(0, 3)
        .toString('hex'),
    ).toBe('efbbbf');
  });
});
