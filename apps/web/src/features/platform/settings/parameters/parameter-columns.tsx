import { Anchor } from '@mantine/core';
import type { TFunction } from 'i18next';
import type { Outputs } from '../../../../shared/api/trpc.ts';
import type { Formatter } from '../../../../shared/format/formatter.ts';
import type { Column } from '../../../../shared/ui/data-table/index.ts';
import classes from '../Settings.module.css';

export type Parameter = Outputs['platform']['settings']['listParameters']['rows'][number];

export const parameterColumns = (
  t: TFunction<'settings'>,
  format: Formatter,
  open: (parameter: Parameter) => void,
): Column<Parameter>[] => [
  {
    id: 'name',
    name: t('parameters.columns.name'),
    type: 'text',
    value: ({ name }) => name,
    content: (parameter) => (
      <Anchor component="button" type="button" inherit className={classes.code} onClick={() => open(parameter)}>
        {parameter.name}
      </Anchor>
    ),
    width: 240,
    card: 'title',
  },
  {
    id: 'value',
    name: t('parameters.columns.value'),
    type: 'text',
    value: ({ kind, value }) => (kind === 'secret' ? t('parameters.sealed') : (value ?? '')),
    width: 240,
    grow: 2,
    card: 'second',
  },
  {
    id: 'kind',
    name: t('parameters.columns.kind'),
    type: 'text',
    value: ({ kind }) => t(`parameters.kinds.${kind}`),
    width: 120,
    card: 'aside',
  },
  { id: 'description', name: t('parameters.columns.description'), type: 'text', value: ({ description }) => description, width: 260 },
  {
    id: 'updatedAt',
    name: t('parameters.columns.updatedAt'),
    type: 'text',
    value: ({ updatedAt }) => format.instant(updatedAt),
    width: 180,
  },
];
