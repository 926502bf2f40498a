import { type DefinitionFinding, describeFinding } from '@wagewright/contracts/definition-findings';
import { useTranslation } from 'react-i18next';

/** What is wrong with rules, each with its place and what would do. */
export function FindingList({ findings }: { findings: readonly DefinitionFinding[] }) {
  const { i18n } = useTranslation();
  const language = i18n.language === 'zh-CN' ? 'zh-CN' : 'en';
  return (
    <ul>
      {findings.map((finding) => {
        const { at, where, what, next, places } = describeFinding(finding, language);
        return <li key={`${finding.code} ${at} ${where} ${what}`}>{[at, where, what, next, places].filter(Boolean).join(' ')}</li>;
      })}
    </ul>
  );
}
