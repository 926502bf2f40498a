import { Stack } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { PageSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { RangesPanel } from './RangesPanel.tsx';
import { type StructureDetails, versionOn } from './structure.ts';
import { VersionHistory } from './VersionHistory.tsx';

const RenameStructure = lazyPart(() => import('./RenameStructure.tsx'));
const DeleteStructure = lazyPart(() => import('./DeleteStructure.tsx'));
const route = getRouteApi('/_app/organisation/salary-structures/$structureId');

export function SalaryStructurePage() {
  const { structureId } = route.useParams();
  const query = trpc.org.salaryStructures.getSalaryStructure.useQuery({ id: Number(structureId) });
  return (
    <Loaded query={query} skeleton={<PageSkeleton />} isPage>
      {(details) => <StructureView details={details} />}
    </Loaded>
  );
}

/** The grades, levels and ranges of a structure, as they are or as of another of its versions. */
function StructureView({ details }: { readonly details: StructureDetails }) {
  const { t } = useTranslation('salaryStructures');
  const format = useFormat();
  const navigate = route.useNavigate();
  const { structure, versions, today } = details;
  const { from = today } = route.useSearch();
  const [dialog, open] = useState<'rename' | 'delete'>();
  const shown = versionOn(versions, from);
  const close = () => open(undefined);
  return (
    <>
      <PageHeader
        title={format.name(structure.name)}
        trail={[{ label: t('title'), link: { to: '/organisation/salary-structures' } }]}
        facts={[
          format.name(structure.legalEntity),
          t('facts.item', { item: format.name(structure.itemName), currency: structure.currency }),
          t('facts.code', { code: structure.code }),
        ]}
        more={[
          { id: 'rename', label: t('rename.action'), run: () => open('rename') },
          ...(structure.isUsed ? [] : [{ id: 'delete', label: t('delete.action'), isDangerous: true, run: () => open('delete') }]),
        ]}
      />
      <Suspense>
        {dialog === 'rename' && <RenameStructure structure={structure} onClose={close} />}
        {dialog === 'delete' && <DeleteStructure structure={structure} onClose={close} />}
      </Suspense>
      <Stack gap="lg">
        <RangesPanel key={`${structure.version} ${shown?.effectiveDate}`} structure={structure} shown={shown} today={today} />
        <VersionHistory
          details={details}
          shown={shown}
          onShow={(day) => void navigate({ search: { from: day }, replace: true, resetScroll: false })}
        />
      </Stack>
    </>
  );
}
