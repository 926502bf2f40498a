import { describe, expect, it } from 'vitest';
import { harmlessName } from '../../../src/platform/files/harmless-name.ts';

describe('a file’s name is kept, and made harmless (S14)', () => {
  it.each([
    ['Invoice 2026.pdf', 'Invoice 2026.pdf'],
    ['发票 六月.PDF', '发票 六月.PDF'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\Users\\me\\pay.pdf', 'pay.pdf'],
    ['pay.exe', 'pay.exe.pdf'],
    ['pay.pdf.exe', 'pay.pdf.exe.pdf'],
    ['page.html', 'page.html.pdf'],
    // a name that reads “invoice_exe.pdf” and is a program
    ['invoice_\u202efdp.exe', 'invoice_fdp.exe.pdf'],
    ['a\u0000b\r\nc\u200b\ufeff.pdf', 'abc.pdf'],
    ['a"b<c>d|e?f*g:h.pdf', 'a_b_c_d_e_f_g_h.pdf'],
    ['.htaccess', 'htaccess.pdf'],
    ['.pdf', 'pdf.pdf'],
    ['...', 'file.pdf'],
    ['', 'file.pdf'],
    ['con.pdf', '_con.pdf'],
    ['x\ud800y.pdf', 'xy.pdf'],
    ['name . . .pdf', 'name.pdf'],
    ['e\u0301.pdf', '\u00e9.pdf'],
  ])('%j is %j', (given, kept) => {
    expect(harmlessName(given, 'pdf')).toBe(kept);
  });

  it('is cut between characters, its ending kept, so that every system can store it', () => {
    for (const character of ['x', '薪', '😀']) {
      const name = harmlessName(`${character.repeat(500)}.pdf`, 'pdf');
      expect(Buffer.byteLength(name)).toBeLessThanOrEqual(204);
      expect(name).toMatch(new RegExp(`^(${character})+\\.pdf$`, 'u'));
    }
  });

  it('of a type with several endings may have any of them', () => {
    expect(harmlessName('photo.jpeg', 'jpeg')).toBe('photo.jpeg');
    expect(harmlessName('photo.png', 'jpeg')).toBe('photo.png.jpg');
    expect(harmlessName('rows.csv', 'text')).toBe('rows.csv');
  });
});
