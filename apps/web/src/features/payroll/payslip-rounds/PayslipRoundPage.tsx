import { Group, Stack, Text } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { payslipRoundMachine } from '@wagewright/contracts/payroll/payslips';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { LinkButton } from '../../../shared/ui/LinkButton.tsx';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { MessageBox } from '../../../shared/ui/MessageBox.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { StatusBadge } from '../../../shared/ui/StatusBadge.tsx';
import { Deliveries } from '../payslip-deliveries/index.ts';
import { RoundProgress } from './RoundProgress.tsx';
import { originText, type Round, refreshMs, roundTones } from './round.ts';
import { useRoundActions } from './use-round-actions.tsx';

const route = getRouteApi('/_app/payroll/payslip-rounds/$roundId');

/** A round of payslips by balance or by import: where its figures come from, how far it is, and what comes next. */
export function PayslipRoundPage() {
  const { roundId } = route.useParams();
  const query = trpc.payroll.payslipRounds.getPayslipRound.useQuery(
    { id: Number(roundId) },
    { refetchInterval: ({ state }) => (state.data?.job ? refreshMs : false) },
  );
  return (
    <Loaded query={query} skeleton={<RowsSkeleton rows={4} />} isPage>
      {(round) => <Shown round={round} />}
    </Loaded>
  );
}

function Shown({ round }: { readonly round: Round }) {
  const { t } = useTranslation('payslipRounds');
  const format = useFormat();
  const { primary, more, dialogs } = useRoundActions(round);
  const { status, title, period, solution, publishedAt, failure, job, progress, peopleNamed } = round;
  const label = publishedAt ? t('published') : format.name(payslipRoundMachine.labels[status]);
  return (
    <>
      <PageHeader
        title={`${title} · ${period}`}
        trail={[{ label: t('title'), link: { to: '/payroll/payslip-rounds' } }]}
        status={<StatusBadge tone={publishedAt ? 'good' : roundTones[status]}>{label}</StatusBadge>}
        facts={[
          format.name(solution),
          originText(t, format, round),
          ...(peopleNamed === null ? [] : [t('peopleNamed', { count: peopleNamed })]),
          t('madeBy', { who: round.madeBy, when: format.instant(round.madeAt) }),
        ]}
        primary={primary}
        more={more}
      />
      {job && progress && <RoundProgress job={job} progress={progress} />}
      {failure && job === null && (
        <MessageBox tone="bad" title={t('failed')}>
          {failure}
        </MessageBox>
      )}
      <Stack gap="md">
        <Next round={round} />
        {publishedAt !== null && <Deliveries of={{ roundId: round.id }} revision={round.version} />}
      </Stack>
      {dialogs}
    </>
  );
}

/** What there is, and what has to happen next. */
function Next({ round }: { readonly round: Round }) {
  const { t } = useTranslation('payslipRounds');
  const format = useFormat();
  const { id, payslips, seen, source, peopleBrought, publishedAt, generatedAt, status } = round;
  const said = publishedAt
    ? t('said.published', {
        count: payslips,
        payslips: format.count(payslips),
        when: format.instant(publishedAt),
        seen: format.count(seen),
      })
    : payslips > 0 && generatedAt
      ? t('said.generated', { count: payslips, payslips: format.count(payslips), when: format.instant(generatedAt) })
      : status === 'discarded'
        ? t('said.discarded')
        : source === 'import'
          ? t(peopleBrought > 0 ? 'said.brought' : 'said.blank', { count: peopleBrought, people: format.count(peopleBrought) })
          : t('said.none');
  return (
    <Panel title={t('columns.payslips')}>
      <Text mb="sm">{said}</Text>
      {payslips > 0 && (
        <Group>
          <LinkButton variant="default" size="xs" to="/payroll/issued-payslips" search={{ round: id }}>
            {t('show')}
          </LinkButton>
        </Group>
      )}
    </Panel>
  );
}
