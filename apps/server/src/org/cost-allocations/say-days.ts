import type { LocalizedText } from '@wagewright/contracts';
import { formatterOf } from '@wagewright/contracts/format';

/** From a day through a day, or for ever, within a sentence. */
export function sayDays(from: string, until: string | null): LocalizedText {
  const [en, zh] = [formatterOf('en'), formatterOf('zh-CN')];
  if (until === null) return { en: `from ${en.day(from)} on`, 'zh-CN': `自 ${zh.day(from)} 起` };
  return { en: `from ${en.day(from)} through ${en.day(until)}`, 'zh-CN': `自 ${zh.day(from)} 至 ${zh.day(until)}` };
}

/** A share of 1, every digit of it. */
export const sayShare = (ratio: string): LocalizedText => ({
  en: formatterOf('en').percent(ratio, { digits: 4 }),
  'zh-CN': formatterOf('zh-CN').percent(ratio, { digits: 4 }),
});
