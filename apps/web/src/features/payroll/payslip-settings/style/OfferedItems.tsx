import { Button, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { plainLook } from '@wagewright/contracts/payroll/payslips';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/format/use-format.ts';
import type { OfferedItem, Setting } from '../setting.ts';
import classes from './Style.module.css';
import { keyOf } from './style-moves.ts';

interface Props {
  readonly offered: readonly OfferedItem[];
  readonly source: Setting['source'];
  readonly onAdd: (item: OfferedItem) => void;
}

const shownMost = 12;
/** What people call a column of their file, as a code. */
const codeOf = (typed: string): string =>
  typed
    .trim()
    .replaceAll(/[^\p{L}\p{N}_]+/gu, '_')
    .slice(0, 64);

/** What else could stand on it: found by name, put on it one by one. A file that is imported may have columns that no rules know. */
export function OfferedItems({ offered, source, onAdd }: Props) {
  const { t } = useTranslation('payslipSettings');
  const format = useFormat();
  const [typed, type] = useState('');
  const wanted = typed.trim().toLowerCase();
  const found = offered.filter((item) => `${format.name(item.name)} ${keyOf(item)}`.toLowerCase().includes(wanted));
  const code = codeOf(typed);
  const own = source === 'import' && /^[\p{L}_]/u.test(code) && !found.some(({ column }) => column === code);
  const makeOwn = () =>
    onAdd({
      ...plainLook,
      table: 'Import',
      column: code,
      name: { en: typed.trim(), 'zh-CN': typed.trim() },
      section: 'earning',
      isNew: false,
    });
  return (
    <section className={classes.offered} aria-label={t('offeredTitle')}>
      <TextInput
        label={t('offeredTitle')}
        description={t('offeredNote', { count: offered.length })}
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
      />
      <ul className={classes.chips}>
        {found.slice(0, shownMost).map((item) => (
          <li key={keyOf(item)}>
            <Button variant="default" size="compact-sm" leftSection={<IconPlus size={14} />} onClick={() => onAdd(item)}>
              {format.name(item.name)}
            </Button>
          </li>
        ))}
        {own && (
          <li>
            <Button variant="default" size="compact-sm" leftSection={<IconPlus size={14} />} onClick={makeOwn}>
              {t('addColumn', { name: typed.trim() })}
            </Button>
          </li>
        )}
      </ul>
      {found.length > shownMost && <p className={classes.help}>{t('shownOf', { shown: shownMost, total: found.length })}</p>}
    </section>
  );
}
