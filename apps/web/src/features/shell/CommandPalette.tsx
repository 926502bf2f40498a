import '@mantine/spotlight/styles.layer.css';
import { createSpotlight, Spotlight, type SpotlightStore } from '@mantine/spotlight';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './CommandPalette.module.css';
import { usePaletteGroups } from './use-palette-groups.tsx';

/** Marks the first hit as chosen, as the arrow keys would: Spotlight keeps its choice in its store and on the element. */
function chooseFirst(store: SpotlightStore): void {
  const { listId } = store.getState();
  const list = listId ? document.getElementById(listId) : null;
  for (const element of list?.querySelectorAll('[data-selected]') ?? []) element.removeAttribute('data-selected');
  list?.querySelector('[data-action]')?.setAttribute('data-selected', 'true');
  store.updateState((state) => ({ ...state, selected: 0 }));
}

/** Screens, batches, people and actions behind one field. */
export default function CommandPalette({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const [[store, actions]] = useState(createSpotlight);
  const [query, setQuery] = useState('');
  const groups = usePaletteGroups(query);
  const isEmpty = useMemo(() => groups.every((group) => group.entries.length === 0), [groups]);
  useEffect(() => actions.open(), [actions]);
  // The best hit is chosen already: Enter goes there.
  const found = groups.flatMap(({ entries }) => entries.map(({ id }) => id)).join(' ');
  useEffect(() => {
    const frame = requestAnimationFrame(() => found && chooseFirst(store));
    return () => cancelAnimationFrame(frame);
  }, [found, store]);
  return (
    <Spotlight.Root
      store={store}
      query={query}
      onQueryChange={setQuery}
      onSpotlightClose={onClose}
      shortcut={null}
      scrollable
      maxHeight={420}
      transitionProps={{ duration: 100 }}
      attributes={{ content: { 'aria-label': t('palette.label') } }}
    >
      <Spotlight.Search placeholder={t('palette.placeholder')} aria-label={t('palette.placeholder')} />
      <Spotlight.ActionsList>
        {groups
          .filter((group) => group.entries.length > 0)
          .map((group) => (
            <Spotlight.ActionsGroup key={group.label} label={group.label}>
              {group.entries.map(({ id, label, note, icon, run }) => (
                <Spotlight.Action key={id} onClick={run}>
                  <span className={classes.icon}>{icon}</span>
                  <span className={classes.label}>{label}</span>
                  {note && <span className={classes.note}>{note}</span>}
                </Spotlight.Action>
              ))}
            </Spotlight.ActionsGroup>
          ))}
        {isEmpty && <Spotlight.Empty>{t('palette.nothing')}</Spotlight.Empty>}
      </Spotlight.ActionsList>
      <Spotlight.Footer>
        <span className={classes.footer}>↑ ↓ {t('palette.hint')}</span>
      </Spotlight.Footer>
    </Spotlight.Root>
  );
}
