import { useMantineColorScheme } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconArrowRight, IconCalculator, IconLanguage, IconMoon, IconPlus, IconSun, IconUser } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../shared/api/trpc.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import { useOpenLanguages } from '../../shared/i18n/open-languages.ts';
import { useChooseLanguage } from '../../shared/i18n/use-choose-language.ts';
import { useCan, useViews } from '../../shared/views.ts';

export interface PaletteEntry {
  readonly id: string;
  readonly label: string;
  readonly note?: string;
  readonly icon: React.ReactNode;
  readonly run: () => void;
}
export interface PaletteGroup {
  readonly label: string;
  readonly entries: readonly PaletteEntry[];
}

const batchesFetched = 50;
const shownPerGroup = 6;
const typingPauseMs = 120;

/** Entries that hold the query: what is called so first, then what begins with it, then the others in their order. */
function found(entries: readonly PaletteEntry[], query: string): PaletteEntry[] {
  const sought = query.trim().toLowerCase();
  const fit = (label: string): number => (label === sought ? 0 : label.startsWith(sought) ? 1 : 2);
  return entries
    .filter(({ label, note }) => `${label} ${note ?? ''}`.toLowerCase().includes(sought))
    .toSorted((a, b) => fit(a.label.toLowerCase()) - fit(b.label.toLowerCase()));
}

function useScreens(): PaletteEntry[] {
  const navigate = useNavigate();
  const format = useFormat();
  const icon = <IconArrowRight size={18} stroke={1.6} />;
  return (useViews()?.menus ?? []).map(({ key, label, path }) => ({
    id: `screen-${key}`,
    label: format.name(label),
    icon,
    run: () => void navigate({ to: path }),
  }));
}

function useBatches(): PaletteEntry[] {
  const navigate = useNavigate();
  const format = useFormat();
  const can = useCan();
  const { data } = trpc.payroll.batches.listBatches.useQuery({ limit: batchesFetched }, { enabled: can('batch.read') });
  return (data?.rows ?? []).map(({ id, name, period, solution }) => ({
    id: `batch-${id}`,
    label: name,
    note: `${format.name(solution)} · ${period}`,
    icon: <IconCalculator size={18} stroke={1.6} />,
    run: () => void navigate({ to: '/payroll/batches/$batchId', params: { batchId: String(id) } }),
  }));
}

/** People found by the server, by number or name, within the scope of whoever asks. */
function usePeople(query: string): PaletteEntry[] {
  const navigate = useNavigate();
  const format = useFormat();
  const can = useCan();
  const [keywords] = useDebouncedValue(query.trim(), typingPauseMs);
  const isAsked = can('employee.read') && keywords.length > 0;
  const { data } = trpc.org.employees.searchEmployees.useQuery(
    { keywords, limit: shownPerGroup },
    { enabled: isAsked, placeholderData: keepPreviousData },
  );
  if (!isAsked) return [];
  return (data?.rows ?? []).map(({ id, name, employeeNumber, department }) => ({
    id: `person-${id}`,
    label: name,
    note: [employeeNumber, format.name(department)].filter(Boolean).join(' · '),
    icon: <IconUser size={18} stroke={1.6} />,
    run: () => void navigate({ to: '/people/$employeeId', params: { employeeId: String(id) } }),
  }));
}

function useActions(): PaletteEntry[] {
  const { t, i18n } = useTranslation('shell');
  const navigate = useNavigate();
  const can = useCan();
  const { setColorScheme } = useMantineColorScheme();
  const chooseLanguage = useChooseLanguage();
  const languages = useOpenLanguages();
  const create: PaletteEntry = {
    id: 'new-batch',
    label: t('palette.newBatch'),
    icon: <IconPlus size={18} stroke={1.6} />,
    run: () => void navigate({ to: '/payroll/batches', search: { create: true } }),
  };
  return [
    ...(can('batch.create') ? [create] : []),
    { id: 'light', label: t('palette.toLight'), icon: <IconSun size={18} stroke={1.6} />, run: () => setColorScheme('light') },
    { id: 'dark', label: t('palette.toDark'), icon: <IconMoon size={18} stroke={1.6} />, run: () => setColorScheme('dark') },
    ...languages
      .filter(({ lang }) => lang !== i18n.language)
      .map(({ lang, name }) => ({
        id: `language-${lang}`,
        label: t('palette.speak', { language: name }),
        icon: <IconLanguage size={18} stroke={1.6} />,
        run: () => void chooseLanguage(lang),
      })),
  ];
}

/** What the palette offers for a query, by group; people come from the server, the rest is filtered here. */
export function usePaletteGroups(query: string): readonly PaletteGroup[] {
  const { t } = useTranslation('shell');
  const [screens, batches, people, actions] = [useScreens(), useBatches(), usePeople(query), useActions()];
  return [
    { label: t('palette.screens'), entries: found(screens, query) },
    { label: t('palette.people'), entries: people },
    { label: t('palette.batches'), entries: found(batches, query).slice(0, shownPerGroup) },
    { label: t('palette.actions'), entries: found(actions, query) },
  ];
}
