import { AppError, type LocalizedText, languages } from '@wagewright/contracts';
import { getFieldTranslations as contract, type TranslatedModel, translatedModels } from '@wagewright/contracts/platform/settings';
import { fieldTexts } from '@wagewright/db';
import { implementQuery } from '../../core/implement.ts';

const fieldsOf = (model: TranslatedModel): readonly string[] => translatedModels[model];

export const getFieldTranslations = implementQuery(contract, async ({ input, deps }) => {
  const { resId, model, field } = input;
  const fields = fieldsOf(model);
  if (!fields.includes(field)) throw new AppError('FIELD_NOT_TRANSLATED', { model, field, fields: fields.join(', ') });
  const texts: LocalizedText | undefined = await fieldTexts(deps.db.pool, model, field, resId, deps.clock());
  if (!texts) throw new AppError('NOT_FOUND', { what: model.replaceAll('-', ' '), id: resId });
  return { translations: languages.map((lang) => ({ lang, value: texts[lang] })) };
});
