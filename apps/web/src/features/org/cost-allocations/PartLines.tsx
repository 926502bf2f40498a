import { ActionIcon, Button, Radio, Select, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { signOf } from '../../../shared/format/decimal.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import classes from './Allocation.module.css';
import { isWhole, type Line, missingOf, sayShare } from './allocation.ts';

interface Props {
  readonly lines: readonly Line[];
  readonly main: number | null;
  readonly tail: number | null;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly error: string | null;
  readonly onLines: (lines: readonly Line[]) => void;
  readonly onMain: (key: number) => void;
  readonly onTail: (key: number) => void;
}

/** The cost centers with their shares; which is the main one, and which takes the difference of rounding. */
export function PartLines({ lines, main, tail, choices, error, onLines, onMain, onTail }: Props) {
  const { t } = useTranslation('costAllocations');
  const format = useFormat();
  const set = (key: number, values: Partial<Line>) => onLines(lines.map((line) => (line.key === key ? { ...line, ...values } : line)));
  const missing = missingOf(lines);
  const sum = isWhole(lines)
    ? t('form.whole')
    : signOf(missing) > 0
      ? t('form.missing', { share: sayShare(format, missing) })
      : t('form.tooMuch', { share: sayShare(format, missing.slice(1)) });
  return (
    <div className={classes.lines} data-field="lines">
      {lines.map(({ key, costCenter, percent }, place) => {
        const number = place + 1;
        return (
          <div key={key} className={classes.line}>
            <Select
              aria-label={t('form.costCenter', { number })}
              placeholder={t('form.choose')}
              data={[...choices]}
              value={costCenter || null}
              searchable
              onChange={(value) => set(key, { costCenter: value ?? '' })}
            />
            <TextInput
              aria-label={t('form.share', { number })}
              inputMode="decimal"
              rightSection="%"
              value={percent}
              onChange={(event) => set(key, { percent: event.currentTarget.value })}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('form.takeOut', { number })}
              disabled={lines.length === 1}
              onClick={() => onLines(lines.filter((line) => line.key !== key))}
            >
              <IconTrash size={16} />
            </ActionIcon>
            <div className={classes.marks} {...(place === 0 ? { 'data-field': 'main' } : {})}>
              <Radio name="main" label={t('form.main')} checked={main === key} onChange={() => onMain(key)} />
              <Radio name="tail" label={t('form.tail')} checked={tail === key} onChange={() => onTail(key)} />
            </div>
          </div>
        );
      })}
      <div>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlus size={14} />}
          onClick={() => onLines([...lines, { key: Math.max(...lines.map(({ key }) => key)) + 1, costCenter: '', percent: '' }])}
        >
          {t('form.addLine')}
        </Button>
      </div>
      <span className={classes.sum} aria-live="polite">
        {sum}
      </span>
      {error && <span className={classes.fault}>{error}</span>}
    </div>
  );
}
