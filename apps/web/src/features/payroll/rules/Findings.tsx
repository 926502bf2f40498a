import { describeFinding } from '@wagewright/contracts/definition-findings';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { MessageBox } from '../../../shared/ui/MessageBox.tsx';
import type { Copy } from './rules.ts';

/** Why the rules cannot be calculated as they stand, each with what to do. */
export function Findings({ findings }: { findings: Copy['findings'] }) {
  const { t } = useTranslation('rules');
  const { language } = useFormat();
  return (
    <MessageBox tone="bad" title={t('findings', { count: findings.length })}>
      <ul>
        {findings.map((finding) => {
          const { where, what, next, places } = describeFinding(finding, language);
          return <li key={`${finding.code} ${where} ${what}`}>{[where, what, next, places].filter(Boolean).join(' ')}</li>;
        })}
      </ul>
    </MessageBox>
  );
}
