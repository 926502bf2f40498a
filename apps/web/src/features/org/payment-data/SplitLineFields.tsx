import { ActionIcon, Group, NativeSelect, SimpleGrid, Text, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './PaymentTab.module.css';
import type { Line } from './split.ts';

interface Props {
  readonly line: Line;
  /** Counts from 1. */
  readonly position: number;
  readonly isLast: boolean;
  readonly onChange: (more: Partial<Line>) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onTakeOut: () => void;
}

/** A further account of a split, and what of the pay it gets. */
export function SplitLineFields({ line, position, isLast, onChange, onMove, onTakeOut }: Props) {
  const { t } = useTranslation('paymentData');
  const text = (field: 'country' | 'bank' | 'holder' | 'routing' | 'number', label: string, isRequired = true) => (
    <TextInput
      label={label}
      withAsterisk={isRequired}
      maxLength={100}
      autoComplete="off"
      value={line[field]}
      onChange={({ currentTarget: { value } }) => onChange({ [field]: value })}
    />
  );
  return (
    <fieldset className={classes.account} aria-label={t('split.account', { position })}>
      <Group justify="space-between" wrap="nowrap">
        <Text fw={600} size="sm">
          {t('split.account', { position })}
        </Text>
        <Group gap={4} wrap="nowrap">
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('split.up', { position })}
            disabled={position === 1}
            onClick={() => onMove(-1)}
          >
            <IconArrowUp size={16} />
          </ActionIcon>
          <ActionIcon variant="subtle" color="gray" aria-label={t('split.down', { position })} disabled={isLast} onClick={() => onMove(1)}>
            <IconArrowDown size={16} />
          </ActionIcon>
          <ActionIcon variant="subtle" color="gray" aria-label={t('split.takeOut', { position })} onClick={onTakeOut}>
            <IconTrash size={16} />
          </ActionIcon>
        </Group>
      </Group>
      {line.keeps !== null && (
        <Text size="sm" className={classes.kept}>
          {[line.masked, line.bank, line.holder, line.country].join(' · ')}
        </Text>
      )}
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" verticalSpacing="xs">
        {line.keeps === null && (
          <>
            {text('country', t('fields.country'))}
            {text('bank', t('fields.bank'))}
            {text('holder', t('fields.holder'))}
            {text('routing', t('fields.routing'), false)}
            {text('number', t('numbers.bank-account'))}
          </>
        )}
        <NativeSelect
          label={t('split.kind')}
          value={line.kind}
          data={[
            { value: 'amount', label: t('split.kinds.amount') },
            { value: 'percentage', label: t('split.kinds.percentage') },
          ]}
          onChange={({ currentTarget: { value } }) => onChange({ kind: value === 'amount' ? 'amount' : 'percentage' })}
        />
        <TextInput
          label={t(`split.figures.${line.kind}`)}
          withAsterisk
          inputMode="decimal"
          autoComplete="off"
          maxLength={25}
          rightSection={line.kind === 'percentage' ? '%' : undefined}
          value={line.figure}
          onChange={({ currentTarget: { value } }) => onChange({ figure: value })}
        />
        {line.kind === 'amount' && (
          <TextInput
            label={t('split.currency')}
            withAsterisk
            autoComplete="off"
            maxLength={3}
            value={line.currency}
            onChange={({ currentTarget: { value } }) => onChange({ currency: value.toUpperCase() })}
          />
        )}
      </SimpleGrid>
    </fieldset>
  );
}
