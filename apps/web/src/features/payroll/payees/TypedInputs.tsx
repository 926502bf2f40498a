import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { InputEditor } from './InputEditor.tsx';
import type { InputTable, TriedLines } from './payees.ts';

interface Props {
  readonly tables: readonly InputTable[];
  readonly onTry: (table: string, lines: TriedLines | undefined) => void;
}

/** What was typed or imported for this person, by whom and when; written over it is a trial. */
export function TypedInputs({ tables, onTry }: Props) {
  const format = useFormat();
  return tables.map((table) => (
    <Panel key={table.code} title={format.name(table.name)} note={<Origin table={table} />}>
      <InputEditor key={JSON.stringify(table.rows)} table={table} onTry={onTry} />
    </Panel>
  ));
}

function Origin({ table: { origin } }: { table: InputTable }) {
  const { t } = useTranslation('payees');
  const format = useFormat();
  return origin ? t(`inputs.${origin.how}`, { name: origin.by, at: format.instant(origin.at) }) : t('inputs.untouched');
}
