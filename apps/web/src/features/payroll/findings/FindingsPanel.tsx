import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { type Cause, CauseList, CauseMore } from '../../../shared/ui/CauseList.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { FoundPeople } from './FoundPeople.tsx';

type Finding = Outputs['payroll']['findings']['listFindings']['findings'][number];

/** What is asked before anybody is paid, each cause once; nothing where nothing is asked. */
export function FindingsPanel({ batchId }: { batchId: number }) {
  const { t } = useTranslation('findings');
  const format = useFormat();
  const [opened, setOpened] = useState<string | null>(null);
  const { data } = trpc.payroll.findings.listFindings.useQuery({ batchId });
  if (!data || data.findings.length === 0) return null;

  const causeOf = (finding: Finding): Cause => {
    const { key, about, count, first } = finding;
    const people = format.count(count);
    const isOpen = opened === key;
    return {
      key,
      why: format.name(finding.message),
      counts: about === 'people' ? t('people', { count, people }) : t('rows', { count, rows: people }),
      remedy: format.name(finding.nextStep),
      concerned: first.map((person) => ({
        key: `${person.employeeId} ${person.line}`,
        content: (
          <Link to="/payroll/batches/$batchId" params={{ batchId: String(batchId) }} search={{ tab: 'table', q: person.employeeNumber }}>
            {`${person.name} · ${format.name(person.shown)}`}
          </Link>
        ),
      })),
      below: about === 'people' && count > first.length && (
        <CauseMore isOpen={isOpen} onToggle={() => setOpened(isOpen ? null : key)} more={t('showAll', { people })} fewer={t('showFirst')}>
          <FoundPeople batchId={batchId} found={finding} />
        </CauseMore>
      ),
    };
  };
  return (
    <Panel title={t('title')} note={t('note')} flush>
      <CauseList causes={data.findings.map(causeOf)} />
    </Panel>
  );
}
