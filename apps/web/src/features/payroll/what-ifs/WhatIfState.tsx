import { useTranslation } from 'react-i18next';
import { StatusBadge, type Tone } from '../../../shared/ui/StatusBadge.tsx';
import type { WhatIfRow } from './what-ifs.ts';

const tones: Record<WhatIfRow['progress']['state'], Tone> = { running: 'busy', finished: 'ready', failed: 'bad', cancelled: 'closed' };

export function WhatIfState({ row }: { row: Pick<WhatIfRow, 'progress'> }) {
  const { t } = useTranslation('whatIfs');
  return <StatusBadge tone={tones[row.progress.state]}>{t(`states.${row.progress.state}`)}</StatusBadge>;
}
