import type { Group, Setting, Style } from '../setting.ts';

/** A style as a form holds it. */
export interface StyleFields {
  readonly groups: readonly Group[];
  readonly headerEn: string;
  readonly headerZh: string;
  readonly remarksEn: string;
  readonly remarksZh: string;
  readonly logo: number | null;
}

export const fieldsOf = ({ style }: Setting): StyleFields => ({
  groups: style.groups,
  headerEn: style.header?.en ?? '',
  headerZh: style.header?.['zh-CN'] ?? '',
  remarksEn: style.remarks?.en ?? '',
  remarksZh: style.remarks?.['zh-CN'] ?? '',
  logo: style.logo,
});

/** What is said in one language only is said so in the other too. */
const inBoth = (en: string, zh: string): Style['header'] => {
  const [first, second] = [en.trim(), zh.trim()];
  return first === '' && second === '' ? null : { en: first || second, 'zh-CN': second || first };
};

export const styleOf = (fields: StyleFields): Style => ({
  groups: fields.groups.map((group) => ({ ...group, items: [...group.items] })),
  header: inBoth(fields.headerEn, fields.headerZh),
  remarks: inBoth(fields.remarksEn, fields.remarksZh),
  logo: fields.logo,
});
