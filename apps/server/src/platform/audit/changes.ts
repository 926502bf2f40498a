import { type Language, nameCode } from '@wagewright/contracts';
import { fieldName, valueName } from '@wagewright/contracts/platform/audit';
import { isRecord } from '@wagewright/db/columns';

const valueCharactersMax = 2_000;
/** Whatever is called so holds pay, or may. */
const payFields: ReadonlySet<string> = new Set([
  'amount',
  'amounts',
  'rows',
  'lines',
  'cells',
  'values',
  'gross',
  'net',
  'deductions',
  'salary',
  'rate',
  'assumptions',
  'changes',
  'words',
]);
const figure = /^-?\d+\.\d+$/;

/** Whether a value shows pay: by its name, or because it is written as amounts are. Better one figure hidden too many. */
function showsPay(field: string, value: unknown): boolean {
  if (value === null || value === undefined || typeof value === 'boolean') return false;
  if (payFields.has(field) && (typeof value === 'object' || field === 'words')) return true;
  if (typeof value === 'string') return figure.test(value);
  if (typeof value === 'number') return !Number.isInteger(value);
  if (Array.isArray(value)) return value.some((one) => showsPay('', one));
  return typeof value === 'object' && Object.entries(value).some(([key, inner]) => showsPay(key, inner));
}

/** A right with how far it reaches, as roles keep them. */
const grant = /^([a-z][\w-]*\.[\w-]+)(?: ([a-z-]+))?$/;

/** Codes of rights, states and kinds by their names; what is no code stays as it is, and nothing is nothing. */
function sayText(field: string, value: string, language: Language): string | null {
  if (value === '') return null;
  const [, permission, scope] = field === 'grants' || field === 'permissions' ? (grant.exec(value) ?? []) : [];
  if (!permission) return valueName(field, value)?.[language] ?? nameCode(field, value, language);
  const said = nameCode('permission', permission, language);
  return scope ? `${said} – ${nameCode('scope', scope, language)}` : said;
}

/** A name, with where it counts. */
function namedAt(name: string, place: unknown, language: Language): string {
  const where = isRecord(place) ? place[language] : undefined;
  if (typeof where !== 'string') return name;
  return language === 'en' ? `${name} (${where})` : `${name}（${where}）`;
}

/** A stored value as people read it: names in their language, codes of states by their names, lists one after another. */
function say(field: string, value: unknown, language: Language): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return sayText(field, value, language);
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return language === 'en' ? (value ? 'yes' : 'no') : value ? '是' : '否';
  const separator = language === 'en' ? ', ' : '、';
  if (Array.isArray(value)) return value.map((one) => say(field, one, language) ?? '–').join(separator);
  if (!isRecord(value)) return null;
  const named = value[language] ?? (isRecord(value['name']) ? value['name'][language] : undefined);
  if (typeof named === 'string') return namedAt(named, value['legalEntity'], language);
  return Object.entries(value)
    .map(([key, inner]) => `${fieldName(key)[language]}: ${say(key, inner, language) ?? '–'}`)
    .join(separator);
}

const partsOf = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {});

/** What an entry says has changed, field by field; a field that stayed as it was is left out. */
export function changesOf(before: unknown, after: unknown, language: Language, seesPay: boolean) {
  const [was, is] = [partsOf(before), partsOf(after)];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (name) => name !== 'version' && JSON.stringify(was[name]) !== JSON.stringify(is[name]),
  );
  const lines = names.map((name) => {
    const isHidden = !seesPay && (showsPay(name, was[name]) || showsPay(name, is[name]));
    const said = (value: unknown) => (isHidden ? null : say(name, value, language)?.slice(0, valueCharactersMax) || null);
    return { field: fieldName(name), before: said(was[name]), after: said(is[name]), isHidden };
  });
  // what was nothing and is nothing says nothing
  return lines.filter((line) => line.isHidden || line.before !== null || line.after !== null);
}
