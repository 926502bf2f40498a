import { useTranslation } from 'react-i18next';
import type { Outputs } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { StatusBadge } from '../../../shared/ui/StatusBadge.tsx';

type Row = Outputs['approvals']['instances']['listInstances']['rows'][number];

/** Where an approval stands, for whom one would decide there, and that nobody can. */
export function CurrentNode({ current, onBehalfOf }: Pick<Row, 'current' | 'onBehalfOf'>) {
  const { t } = useTranslation('instances');
  const format = useFormat();
  if (!current) return null;
  return (
    <>
      {format.name(current.name)}
      {onBehalfOf !== null && ` · ${t('onBehalf', { who: onBehalfOf })}`}{' '}
      {current.isStuck && <StatusBadge tone="bad">{t('stuckBadge')}</StatusBadge>}
    </>
  );
}
