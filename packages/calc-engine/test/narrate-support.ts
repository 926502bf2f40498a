/** Stories of real rules: an employee of a pack's own tests, told to a reader. */
import { calculationDefinitionSchema } from '@wagewright/contracts/definition';
import { exactReader } from '@wagewright/contracts/format';
import { type PackName, readPack } from '../packs/index.ts';
import { type Audience, narrate, type Reader, readRow, type Story } from '../src/index.ts';
import { testInput } from '../src/test-input.ts';
import { compiled } from './support.ts';

type Given = Readonly<Record<string, string | number>>;

export interface Case {
  readonly rows: Readonly<Record<string, Given>>;
  /** `{ YTD: { GROSS: 1000 } }` */
  readonly history?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly audience?: Audience;
}

/** Tells cells of table Pay of one employee, in the period of the pack's first test. */
export function teller(pack: PackName) {
  const definition = calculationDefinitionSchema.parse(readPack(pack));
  const program = compiled(definition);
  return (language: Reader['language'], column: string, { rows, history, audience = 'payroll' }: Case, table = 'Pay'): Story => {
    const period = definition.tests[0]?.period;
    if (!period) throw new Error(`${pack} has no test`);
    const given = Object.fromEntries(Object.entries(rows).map(([code, row]) => [code, [{ ...row }]]));
    const failures: string[] = [];
    const input = readRow(program, testInput(program, { rows: given, history: history ? [{ ...history }] : [] }, failures), 0);
    if (failures.length > 0) throw new Error(failures.join('; '));
    return narrate(program, { period }, input, { table, column }, { reader: exactReader(language), audience });
  };
}
