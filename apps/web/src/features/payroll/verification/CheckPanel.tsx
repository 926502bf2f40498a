import { Button } from '@mantine/core';
import { definitionScopes } from '@wagewright/calc-engine/authoring';
import { isAllowed } from '@wagewright/contracts';
import type { VerificationRule } from '@wagewright/contracts/definition';
import type { PartChange } from '@wagewright/contracts/definition-findings';
import { solutionCopyMachine } from '@wagewright/contracts/payroll/solutions';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { MessageBox } from '../../../shared/ui/MessageBox.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { type Copy, readDefinition } from '../rules/rules.ts';
import { useMay } from '../solutions/index.ts';
import { BuiltInChecks } from './BuiltInChecks.tsx';
import { RuleForm } from './RuleForm.tsx';
import { RuleList } from './RuleList.tsx';
import classes from './Verification.module.css';

/** The check of abnormal employees: built-in checks with their levels, and verification rules of the solution's own, saved into its draft. */
export default function CheckPanel({ solutionId }: { readonly solutionId: number }) {
  const copies = trpc.payroll.copies.listCopies.useQuery({ solutionId });
  return (
    <Loaded query={copies} skeleton={<RowsSkeleton rows={4} />}>
      {({ rows }) => {
        const shown =
          rows.find(({ status }) => status === 'draft' || status === 'releasing') ?? rows.find(({ status }) => status === 'published');
        return shown ? <ShownCopy solutionId={solutionId} number={shown.number} /> : null;
      }}
    </Loaded>
  );
}

function ShownCopy({ solutionId, number }: { readonly solutionId: number; readonly number: number }) {
  const query = trpc.payroll.copies.getCopy.useQuery({ solutionId, number });
  return (
    <Loaded query={query} skeleton={<RowsSkeleton rows={4} />}>
      {(copy) => <Checks copy={copy} />}
    </Loaded>
  );
}

function Checks({ copy }: { readonly copy: Copy }) {
  const { t } = useTranslation('verification');
  const may = useMay(copy.solutionId);
  const notify = useNotify();
  const utils = trpc.useUtils();
  const [opened, setOpened] = useState<VerificationRule | 'new' | null>(null);
  const make = trpc.payroll.copies.makeDraft.useMutation();
  const save = trpc.payroll.copies.saveDraft.useMutation();
  const definition = useMemo(() => readDefinition(copy), [copy]);
  const scopes = useMemo(() => definition && definitionScopes(definition), [definition]);
  const canEdit = may('solution.edit') && isAllowed(solutionCopyMachine, copy.status, 'edit');
  const { solutionId, number, version } = copy;
  const change = async (changes: PartChange[], said: string): Promise<boolean> => {
    const result = await call(save.mutateAsync({ solutionId, number, version, changes }));
    void utils.payroll.copies.invalidate();
    if (result.ok) notify.done(said);
    return result.ok;
  };
  const begin = async () => {
    await call(make.mutateAsync({ solutionId }));
    await utils.payroll.copies.invalidate();
  };
  if (!definition || !scopes) return <MessageBox tone="bad">{t('unreadable')}</MessageBox>;
  return (
    <div className={classes.stack}>
      {!canEdit && may('solution.edit') && copy.status === 'published' && (
        <MessageBox tone="decision" title={t('published', { number })}>
          <Button mt="xs" loading={make.isPending} onClick={() => void begin()}>
            {t('edit')}
          </Button>
        </MessageBox>
      )}
      {opened === null ? (
        <>
          <BuiltInChecks
            definition={definition}
            canEdit={canEdit}
            isBusy={save.isPending}
            onChange={(changes) => void change(changes, t('saved'))}
          />
          <RuleList definition={definition} canEdit={canEdit} onOpen={setOpened} />
        </>
      ) : (
        <RuleForm
          key={opened === 'new' ? 'new' : opened.code}
          copy={copy}
          definition={definition}
          scopes={scopes}
          rule={opened === 'new' ? null : opened}
          canEdit={canEdit}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  );
}
