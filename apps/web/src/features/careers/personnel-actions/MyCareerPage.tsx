import { Textarea, TextInput } from '@mantine/core';
import { limits } from '@wagewright/contracts';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { dayAfter, useToday } from '../../../shared/days.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { FileField, useBroughtFiles } from '../../../shared/ui/files/index.ts';
import { FormDialog, fieldProps, required, useForm } from '../../../shared/ui/form/index.ts';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { PageSkeleton, RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { ActionTimeline } from './ActionTimeline.tsx';

/** Notice that is proposed: the day is the person’s own to choose. */
const daysOfNotice = 30;

/** One’s own career, and the way to resign where the company lets one. */
export function MyCareerPage() {
  const { t } = useTranslation('personnelActions');
  const format = useFormat();
  const query = trpc.careers.personnelActions.getMyCareer.useQuery({});
  const [isResigning, resign] = useState(false);
  return (
    <Loaded query={query} skeleton={<PageSkeleton />} isPage>
      {({ hireDate, lastDay, mayResign, rows, total }) => (
        <>
          <PageHeader
            title={t('mine.title')}
            facts={[
              t('mine.since', { day: format.day(hireDate) }),
              ...(lastDay ? [t('mine.lastDay', { day: format.day(lastDay) })] : []),
              ...(total > rows.length ? [t('ofTotal', { shown: format.count(rows.length), total: format.count(total) })] : []),
            ]}
            more={
              mayResign && lastDay === null ? [{ id: 'resign', label: t('resign.action'), isDangerous: true, run: () => resign(true) }] : []
            }
          />
          <Panel title={t('title')}>
            {rows.length === 0 ? <EmptyState title={t('none.title')} text={t('none.own')} /> : <ActionTimeline actions={rows} isOwn />}
          </Panel>
          {isResigning && <Resign onClose={() => resign(false)} />}
        </>
      )}
    </Loaded>
  );
}

/** Asks to leave. */
function Resign({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('personnelActions');
  const notify = useNotify();
  const utils = trpc.useUtils();
  const brought = useBroughtFiles();
  const submit = trpc.careers.personnelActions.submitMyResignation.useMutation({ trpc: { context: { quiet: true } } });
  const form = useForm({
    initial: { lastDay: dayAfter(useToday(), daysOfNotice), reason: '' },
    rules: { lastDay: required, reason: required },
    fieldByCode: {
      NOT_EMPLOYED_THEN: 'lastDay',
      ENDS_BEFORE_IT_BEGINS: 'lastDay',
      ACTION_CHANGES_NOTHING: 'lastDay',
      ACTION_ALREADY_ASKED: 'lastDay',
    },
  });
  const { values, set } = form;
  return (
    <FormDialog
      form={form}
      title={t('resign.title')}
      text={t('resign.text')}
      submit={t('resign.submit')}
      send={() =>
        brought.isSending
          ? undefined
          : submit.mutateAsync({ lastDay: values.lastDay, reason: values.reason.trim(), files: [...brought.ids] })
      }
      onDone={async () => {
        notify.done(t('resign.done'));
        await utils.careers.invalidate();
        onClose();
      }}
      onClose={onClose}
    >
      <TextInput
        type="date"
        label={t('fields.lastDay')}
        withAsterisk
        data-autofocus
        value={values.lastDay}
        onChange={({ currentTarget: { value } }) => set('lastDay', value)}
        {...fieldProps(form, 'lastDay')}
      />
      <Textarea
        label={t('fields.why')}
        withAsterisk
        autosize
        minRows={2}
        maxLength={limits.remarksCharactersMax}
        value={values.reason}
        onChange={({ currentTarget: { value } }) => set('reason', value)}
        {...fieldProps(form, 'reason')}
      />
      <Suspense fallback={<RowsSkeleton rows={1} />}>
        <FileField brought={brought} />
      </Suspense>
    </FormDialog>
  );
}
