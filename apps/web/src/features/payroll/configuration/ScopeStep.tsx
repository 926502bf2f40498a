import { Button } from '@mantine/core';
import { calculationDefinitionSchema } from '@wagewright/contracts/definition';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { MessageBox } from '../../../shared/ui/MessageBox.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import classes from './Configuration.module.css';
import { ScopeForm } from './scope/ScopeForm.tsx';
import type { Copy } from './scope/scope.ts';
import type { StepProps } from './step-props.ts';

/** Whom the solution pays: a condition of its rules, so that it is changed in a draft and published like them. */
export default function ScopeStep({ solutionId }: StepProps) {
  const { t } = useTranslation('configuration');
  const copies = trpc.payroll.copies.listCopies.useQuery({ solutionId });
  const rows = copies.data?.rows ?? [];
  const chosen =
    rows.find(({ status }) => status === 'draft' || status === 'releasing') ?? rows.find(({ status }) => status === 'published');
  const copy = trpc.payroll.copies.getCopy.useQuery({ solutionId, number: chosen?.number ?? 1 }, { enabled: chosen !== undefined });
  if (copies.isSuccess && !chosen) return <MessageBox tone="decision">{t('missing.published-copy')}</MessageBox>;
  return (
    <Loaded query={copy} skeleton={<RowsSkeleton />}>
      {(shown) => <ScopeOfCopy copy={shown} />}
    </Loaded>
  );
}

function ScopeOfCopy({ copy }: { readonly copy: Copy }) {
  const { t } = useTranslation('configuration');
  const utils = trpc.useUtils();
  const solution = trpc.payroll.solutions.getSolution.useQuery({ id: copy.solutionId });
  const make = trpc.payroll.copies.makeDraft.useMutation();
  const definition = useMemo(() => calculationDefinitionSchema.safeParse(copy.definition).data ?? null, [copy.definition]);
  // what was typed and is given up goes with the form
  const [round, setRound] = useState(0);
  const mayEdit = solution.data?.may.includes('solution.edit') ?? false;
  const begin = async () => {
    const result = await call(make.mutateAsync({ solutionId: copy.solutionId }));
    if (result.ok) void utils.payroll.copies.invalidate();
  };
  if (!definition) return <MessageBox tone="bad">{t('scope.unreadable')}</MessageBox>;
  return (
    <div className={classes.stack}>
      {copy.status !== 'draft' && mayEdit && (
        <Panel>
          <div className={classes.line}>
            <p>{t(copy.status === 'releasing' ? 'scope.releasing' : 'scope.published', { number: copy.number })}</p>
            {copy.status === 'published' && (
              <Button loading={make.isPending} onClick={() => void begin()}>
                {t('scope.change')}
              </Button>
            )}
          </div>
        </Panel>
      )}
      <ScopeForm
        key={`${copy.number} ${round}`}
        copy={copy}
        definition={definition}
        canEdit={mayEdit && copy.status === 'draft'}
        onReset={() => setRound(round + 1)}
      />
    </div>
  );
}
