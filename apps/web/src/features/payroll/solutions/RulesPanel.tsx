import { NativeSelect, UnstyledButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Formatter } from '../../../shared/format/formatter.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { type Column, DataTable, givenRows } from '../../../shared/ui/data-table/index.ts';
import { Panel } from '../../../shared/ui/Panel.tsx';
import en from './locales/en.ts';
import classes from './Solutions.module.css';
import type { Solution } from './solution.ts';

type RuleTable = Solution['tables'][number];
type Kind = keyof typeof en.tableKinds;
type DataType = keyof typeof en.types;
const isKind = (kind: string): kind is Kind => kind in en.tableKinds;
const isDataType = (type: string): type is DataType => type in en.types;

interface Props {
  readonly tables: readonly RuleTable[];
  readonly chosen: string | undefined;
  readonly onChoose: (code: string) => void;
}

/** The rules of a solution as tables to read: what each column holds and by which expression. */
export function RulesPanel({ tables, chosen, onChoose }: Props) {
  const { t } = useTranslation('solutions');
  const format = useFormat();
  const isNarrow = useMediaQuery('(max-width: 62em)', false, { getInitialValueInEffect: false });
  const table = tables.find(({ code }) => code === chosen) ?? tables.find(({ kind }) => kind === 'data') ?? tables[0];
  if (!table) return null;
  const kindOf = (kind: string) => (isKind(kind) ? t(`tableKinds.${kind}`) : kind);
  return (
    <Panel title={t('rules')} note={t('rulesNote')} flush>
      <div className={classes.rules}>
        {isNarrow ? (
          <NativeSelect
            m="0 20px 12px"
            aria-label={t('tables')}
            value={table.code}
            onChange={({ currentTarget: { value } }) => onChoose(value)}
            data={tables.map(({ code, name, kind }) => ({ value: code, label: `${format.name(name)} · ${kindOf(kind)}` }))}
          />
        ) : (
          <nav aria-label={t('tables')}>
            <ul className={classes.tables}>
              {tables.map(({ code, name, kind }) => (
                <li key={code}>
                  <UnstyledButton
                    className={classes.table}
                    aria-current={code === table.code ? 'true' : undefined}
                    onClick={() => onChoose(code)}
                  >
                    <span>{format.name(name)}</span>
                    <span className={classes.second}>{kindOf(kind)}</span>
                  </UnstyledButton>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <RuleColumns table={table} />
      </div>
    </Panel>
  );
}

type RuleColumn = RuleTable['columns'][number];

const ruleColumns = (t: TFunction<'solutions'>, format: Formatter): Column<RuleColumn>[] => [
  { id: 'name', name: t('column'), type: 'text', value: ({ name }) => format.name(name), wraps: true, width: 180, grow: 1, card: 'title' },
  {
    id: 'code',
    name: t('code'),
    type: 'text',
    value: ({ code }) => code,
    content: ({ code }) => <code className={classes.code}>{code}</code>,
    wraps: true,
    width: 160,
    grow: 0,
    card: 'second',
  },
  {
    id: 'type',
    name: t('type'),
    type: 'text',
    value: ({ dataType }) => (isDataType(dataType) ? t(`types.${dataType}`) : dataType),
    width: 110,
    grow: 0,
  },
  {
    id: 'from',
    name: t('from'),
    type: 'text',
    value: ({ expression, dataSource }) => expression ?? dataSource,
    content: ({ expression, dataSource }) => (expression ? <code className={classes.expression}>{expression}</code> : dataSource),
    wraps: true,
    width: 260,
    grow: 3,
  },
];

function RuleColumns({ table }: { table: RuleTable }) {
  const { t } = useTranslation('solutions');
  const format = useFormat();
  const columns = useMemo(() => ruleColumns(t, format), [t, format]);
  return <DataTable label={format.name(table.name)} columns={columns} rows={givenRows(table.columns)} />;
}
