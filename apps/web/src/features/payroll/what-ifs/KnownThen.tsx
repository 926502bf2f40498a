import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { MessageBox } from '../../../shared/ui/MessageBox.tsx';
import type { ForkedBatch, WhatIf } from './what-ifs.ts';

interface Props {
  readonly batch: ForkedBatch;
  readonly known: NonNullable<WhatIf['known']>;
}

/** Both days of the data of a what-if that looks back, and whom it could not calculate. */
export function KnownThen({ batch, known }: Props) {
  const { t } = useTranslation('whatIfs');
  const format = useFormat();
  const [paidNow, paidThen] = [known.paidNow ?? 0, known.paidThen ?? 0]; // not counted yet: the input is being frozen
  return (
    <MessageBox tone="decision" title={t('knownTitle', { asOf: format.day(batch.endDate), day: format.day(known.on) })}>
      <div>{t('knownTyped')}</div>
      {paidNow > 0 && <div>{t('paidNow', { count: paidNow, people: format.count(paidNow) })}</div>}
      {paidThen > 0 && <div>{t('paidThen', { count: paidThen, people: format.count(paidThen) })}</div>}
    </MessageBox>
  );
}
