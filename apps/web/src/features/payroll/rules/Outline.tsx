import { NativeSelect, UnstyledButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import classes from './Rules.module.css';
import type { RuleTable } from './rules.ts';

interface Props {
  readonly tables: readonly RuleTable[];
  readonly table: RuleTable;
  readonly column: string | undefined;
  readonly onOpen: (place: { table: string; column?: string }) => void;
}

/** All tables in the order in which they are calculated, and the columns of the one that is open. On a phone two lists to choose from. */
export function Outline({ tables, table, column, onOpen }: Props) {
  const { t } = useTranslation('rules');
  const format = useFormat();
  const isNarrow = useMediaQuery('(max-width: 62em)', false, { getInitialValueInEffect: false });
  if (isNarrow) {
    const choose = (named: readonly { readonly code: string; readonly name: { readonly en: string; readonly 'zh-CN': string } }[]) =>
      named.map(({ code, name }) => ({ value: code, label: format.name(name) }));
    return (
      <div className={classes.choices}>
        <NativeSelect
          label={t('table')}
          value={table.code}
          data={choose(tables)}
          onChange={({ currentTarget: { value } }) => onOpen({ table: value })}
        />
        <NativeSelect
          label={t('column')}
          value={column ?? ''}
          data={choose(table.columns)}
          onChange={({ currentTarget: { value } }) => onOpen({ table: table.code, column: value })}
        />
      </div>
    );
  }
  return (
    <nav aria-label={t('outline')} className={classes.outline}>
      <ul>
        {tables.map(({ code, name, kind, columns }) => (
          <li key={code}>
            <UnstyledButton className={classes.table} aria-expanded={code === table.code} onClick={() => onOpen({ table: code })}>
              <span>{format.name(name)}</span>
              <span className={classes.second}>{t(`kinds.${kind}`)}</span>
            </UnstyledButton>
            {code === table.code && (
              <ul className={classes.columns}>
                {columns.map((one) => (
                  <li key={one.code}>
                    <UnstyledButton
                      className={classes.column}
                      aria-current={one.code === column ? 'true' : undefined}
                      onClick={() => onOpen({ table: code, column: one.code })}
                    >
                      {format.name(one.name)}
                    </UnstyledButton>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
