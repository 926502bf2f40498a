import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { lineOfText, name, remarks } from '../src/index.ts';
import { procedures } from '../src/registry.ts';

interface Schema {
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly allOf?: readonly { readonly pattern?: string }[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly propertyNames?: Schema;
}

/** Every value that an input holds, with its path. */
function* leavesOf(schema: Schema, path: string): Generator<readonly [string, Schema]> {
  if (schema.type === 'string' || schema.type === 'integer' || schema.type === 'number') yield [path, schema];
  for (const option of schema.anyOf ?? []) yield* leavesOf(option, path);
  if (schema.items) yield* leavesOf(schema.items, `${path}[]`);
  for (const [key, property] of Object.entries(schema.properties ?? {})) yield* leavesOf(property, `${path}.${key}`);
  if (schema.propertyNames) yield* leavesOf(schema.propertyNames, `${path}{}`);
  if (typeof schema.additionalProperties === 'object') yield* leavesOf(schema.additionalProperties, `${path}{}`);
}

const leaves = procedures.flatMap(({ id, input }) => [
  ...leavesOf(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Schema, id),
]);

/** Texts that may hold any character, and why. */
const anyCharacter: Readonly<Record<string, string>> = {
  'identity/auth/sign-in.password': 'is hashed and never shown',
  'identity/auth/sign-in.captchaProof': 'is hashed and never shown',
  'identity/auth/change-expired-password.newPassword': 'is hashed and never shown',
  'identity/passwords/change-own-password.password': 'is hashed and never shown',
  'identity/passwords/change-own-password.newPassword': 'is hashed and never shown',
  'identity/passwords/set-user-password.newPassword': 'is hashed and never shown',
  'identity/passwords/set-custom-user-password.newPassword': 'is hashed and never shown',
  'identity/password-resets/look-up-account.captchaProof': 'is hashed and never shown',
  'identity/password-resets/redeem-reset-link.newPassword': 'is hashed and never shown',
  'identity/password-resets/change-password-by-phone.newPassword': 'is hashed and never shown',
  'identity/password-resets/set-first-password.newPassword': 'is hashed and never shown',
  'identity/second-factor/begin-enrolment.password': 'is hashed and never shown',
  'identity/second-factor/remove-second-factor.password': 'is hashed and never shown',
  'identity/second-factor/renew-recovery-codes.password': 'is hashed and never shown',
  'identity/providers/create-provider.clientSecret': 'is sealed and never shown',
  'identity/providers/update-provider.clientSecret': 'is sealed and never shown',
  'identity/providers/begin-link.password': 'is hashed and never shown',
  'identity/providers/complete-sign-in.code': 'is a provider’s, handed back to it and never shown',
  'identity/providers/complete-sign-in.iss': 'is compared with the provider’s own and never shown',
  'identity/providers/complete-link.code': 'is a provider’s, handed back to it and never shown',
  'identity/providers/complete-link.iss': 'is compared with the provider’s own and never shown',
  'payroll/batches/set-batch-input.rows[].lines[]{}': 'is a cell, whose column says what it holds',
  'payroll/payees/change-payee-input.inputs[].lines[]{}': 'is a cell, whose column says what it holds',
  'payroll/payees/try-payee-input.inputs[].lines[]{}': 'is a cell, whose column says what it holds',
  'payroll/what-ifs/start-what-if.parameters[].value': 'is a cell, whose column says what it holds',
  'payroll/copies/save-draft.changes[].after': 'names a part that is looked for as it is, never shown',
  'time/calendars/import-days.text': 'is an iCalendar file, of which days and names are kept, the names looked through',
  'payroll/copies/import-definition.text':
    'is a file, whose parts are read by the format, and which the handler looks through for what cannot be kept',
  'payroll/inheritance/take-parent-copy.parts[]': 'names a part that is looked for as it is, never shown',
  'payroll/what-ifs/start-what-if.withParent.parts[]': 'names a part that is looked for as it is, never shown',
  'payroll/rules/try-rule.changes[].after': 'names a part that is looked for as it is, never shown',
  'payroll/configuration/try-scope.scope': 'is a formula, which is read by its grammar',
  'payroll/payslip-settings/set-payslip-style.style.groups[].condition': 'is a formula, which is read by its grammar',
  'payroll/payslip-settings/set-payslip-style.style.groups[].items[].condition': 'is a formula, which is read by its grammar',
  'payroll/what-ifs/start-what-if.inputs[].value': 'is a cell, whose column says what it holds',
};
/** Numbers that are no integer: cells, which are exact only as text. */
const int32Max = 2_147_483_647;

const isClosed = ({ enum: values, const: only, format, pattern, allOf }: Schema): boolean =>
  Boolean(values ?? only ?? format ?? pattern ?? allOf?.some((part) => part.pattern));

describe('fields of the inputs', () => {
  it('(S14) every text is of known characters, or is named here with the reason why not', () => {
    const open = leaves.filter(([path, schema]) => schema.type === 'string' && !isClosed(schema) && !Object.hasOwn(anyCharacter, path));
    expect(open.map(([path]) => path)).toEqual([]);
    for (const path of Object.keys(anyCharacter))
      expect(
        leaves.map(([known]) => known),
        path,
      ).toContain(path);
  });

  it('(F4) every text that is not of a fixed form has a greatest length', () => {
    const endless = leaves.filter(([path, { type, maxLength, format, enum: values, const: only, pattern }]) => {
      const isBounded = maxLength !== undefined || format !== undefined || values !== undefined || only !== undefined;
      return type === 'string' && !isBounded && !/\{\d+(,\d+)?\}/.test(pattern ?? '') && path !== '';
    });
    expect(endless.map(([path]) => path)).toEqual([]);
  });

  it('(F5) every integer fits the database’s', () => {
    const wide = leaves.filter(([, { type, maximum }]) => type === 'integer' && (maximum === undefined || maximum > int32Max));
    expect(wide.map(([path]) => path)).toEqual([]);
  });

  it.each([
    ['a NUL', '\u0000'],
    ['a line break', '\n'],
    ['an escape', '\u001b'],
    ['a C1 control', '\u0085'],
    ['a space without width', '\u200b'],
    ['a mark of direction', '\u200f'],
    ['an Arabic letter mark', '\u061c'],
    ['an override of direction', '\u202e'],
    ['an isolate', '\u2066'],
    ['a byte order mark', '\ufeff'],
    ['a line separator', '\u2028'],
    ['half a pair', '\ud800'],
  ])('(S14) a name does not take %s', (_what, character) => {
    expect(name(100).safeParse(`June${character}pay`).success).toBe(false);
    expect(lineOfText(100).safeParse(`June${character}pay`).success).toBe(false);
    expect(remarks.safeParse(`June${character}pay`).success).toBe(character === '\n');
  });

  it.each(['June pay', '六月工资', 'São José', 'مرتب', 'می‌شود', 'क्‍ष', '👩‍💼 bonus', 'O’Brien & Sons <ltd>'])(
    '(S14) a name takes what people write: %s',
    (text) => {
      expect(name(100).parse(text)).toBe(text);
    },
  );

  it('(S14) a name is not blank, and remarks have lines', () => {
    expect(name(100).safeParse('  ').success).toBe(false);
    expect(remarks.parse('first\r\n\tsecond')).toBe('first\r\n\tsecond');
  });
});
