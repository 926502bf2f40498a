import { listTranslatableFields as contract, type RecordModel } from '@wagewright/contracts/platform/languages';
import { contentFields, countNames, sqlOfPrisma } from '@wagewright/db';
import { implementQuery } from '../../core/implement.ts';

export const listTranslatableFields = implementQuery(contract, async ({ input: { filterOpen }, deps }) => {
  const { languages } = await deps.terms.fresh();
  const langs = languages.filter(({ isOpen }) => isOpen || !filterOpen).map(({ lang }) => lang);
  const sql = sqlOfPrisma(deps.db.prisma);
  const fields: {
    model: RecordModel;
    field: string;
    name: { en: string; 'zh-CN': string };
    records: number;
    missing: Record<string, number>;
  }[] = [];
  for (const field of contentFields) {
    const { records, said } = await countNames(sql, field, langs);
    const missing = Object.fromEntries(langs.map((lang) => [lang, records - (said[lang] ?? 0)]));
    fields.push({ model: field.model, field: field.field, name: field.name, records, missing });
  }
  return { languages: langs, fields };
});
