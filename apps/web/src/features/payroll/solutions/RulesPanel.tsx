import { NativeSelect, Table, UnstyledButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { ScrollTable } from '../../../shared/ui/ScrollTable.tsx';
import en from './locales/en.ts';
import type { Solution } from './SolutionPage.tsx';
import classes from './Solutions.module.css';

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

function RuleColumns({ table }: { table: RuleTable }) {
  const { t } = useTranslation('solutions');
  const format = useFormat();
  return (
    <ScrollTable label={format.name(table.name)} minWidth={620}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('column')}</Table.Th>
          <Table.Th>{t('type')}</Table.Th>
          <Table.Th>{t('from')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {table.columns.map(({ code, name, dataType, dataSource, expression }) => (
          <Table.Tr key={code}>
            <Table.Td className={classes.columnName}>
              {format.name(name)}
              <div className={classes.code}>{code}</div>
            </Table.Td>
            <Table.Td>{isDataType(dataType) ? t(`types.${dataType}`) : dataType}</Table.Td>
            <Table.Td>{expression ? <code className={classes.expression}>{expression}</code> : dataSource}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </ScrollTable>
  );
}
