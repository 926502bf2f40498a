import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import type { Approval } from './actions.ts';

interface Props {
  readonly approval: Approval;
  /** A node by its sequence; undefined: the submitter. */
  readonly to: number | undefined;
  readonly onChange: (to: number | undefined) => void;
}

/** To whom it goes back: the submitter, or a node that it has gone through. */
export function RollBackField({ approval, to, onChange }: Props) {
  const { t } = useTranslation('instances');
  const format = useFormat();
  const nodes = approval.nodes.filter(({ sequence }) => approval.earlierNodes.includes(sequence));
  return (
    <NativeSelect
      label={t('rollBackTo')}
      mb="md"
      data={[
        { value: '', label: t('toSubmitter', { who: approval.submittedBy }) },
        ...nodes.map(({ sequence, name }) => ({ value: String(sequence), label: format.name(name) })),
      ]}
      value={to === undefined ? '' : String(to)}
      onChange={(event) => onChange(event.currentTarget.value === '' ? undefined : Number(event.currentTarget.value))}
    />
  );
}
