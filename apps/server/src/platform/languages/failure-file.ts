import type { Language } from '@wagewright/contracts';
import { termFileColumns, termReasonHeading } from '@wagewright/contracts/platform/languages';
import { type OutColumn, type OutSheet, writeText, writeWorkbook } from '@wagewright/files';
import type { RefusedTerm } from './judge-term-file.ts';
import type { TermFile } from './read-term-file.ts';

const column = (label: string): OutColumn => ({ label, type: 'text', width: 40 });

/** Refused rows in the layout of the file, with the reason in a column behind: as a file that arrives. */
export function failureFile(name: string, { langs, isWorkbook }: TermFile, refused: readonly RefusedTerm[], language: Language) {
  const sheet: OutSheet = {
    name: 'Terms',
    columns: [...termFileColumns, ...langs, termReasonHeading].map(column),
    blocks: [refused.map(({ place, texts, reason }) => [...place, ...langs.map((lang) => texts.get(lang) ?? null), reason[language]])],
  };
  const pieces = isWorkbook ? writeWorkbook([sheet]) : writeText(sheet);
  return { name: `${name.replace(/\.\w+$/, '')}-refused.${isWorkbook ? 'xlsx' : 'csv'}`, bytes: pieces };
}
