import { ActionIcon } from '@mantine/core';
import { IconPin, IconPinFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type Place, placeStore, usePlaces } from '../../shared/places.ts';
import classes from './Navigation.module.css';
import { NavigationLink } from './NavigationLink.tsx';

/** Where one was lately, and what one wants at hand. */
export function PlaceList({ onChoose }: { onChoose?: (() => void) | undefined }) {
  const { t } = useTranslation('shell');
  const { pinned, recent } = usePlaces();
  const lately = recent.filter(({ path }) => pinned.every((place) => place.path !== path));
  const groups = [
    ['pinned', pinned],
    ['recent', lately],
  ] as const;
  return groups
    .filter(([, places]) => places.length > 0)
    .map(([group, places]) => (
      <div key={group}>
        <p className={classes.label} id={`places-${group}`}>
          {t(`places.${group}`)}
        </p>
        <ul className={classes.list} aria-labelledby={`places-${group}`}>
          {places.map((place) => (
            <PlaceRow key={place.path} place={place} isPinned={group === 'pinned'} onChoose={onChoose} />
          ))}
        </ul>
      </div>
    ));
}

interface RowProps {
  readonly place: Place;
  readonly isPinned: boolean;
  readonly onChoose: (() => void) | undefined;
}

function PlaceRow({ place, isPinned, onChoose }: RowProps) {
  const { t } = useTranslation('shell');
  return (
    <li className={classes.place}>
      <NavigationLink to={place.path} label={place.name} isExact onChoose={onChoose} />
      <ActionIcon
        variant="subtle"
        color="gray"
        size={28}
        className={classes.pin}
        aria-pressed={isPinned}
        aria-label={t('places.pin', { name: place.name })}
        onClick={() => placeStore.togglePin(place)}
      >
        {isPinned ? <IconPinFilled size={14} /> : <IconPin size={14} stroke={1.6} />}
      </ActionIcon>
    </li>
  );
}
