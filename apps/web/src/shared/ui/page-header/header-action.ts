import type { LinkProps } from '@tanstack/react-router';

/** Something that can be done with the page, as data: the header decides where and how it is shown. */
export interface HeaderAction {
  /** Tells it apart from what may take its place later. */
  readonly id: string;
  readonly label: string;
  readonly icon?: React.ReactNode;
  /** It leads somewhere, … */
  readonly link?: Pick<LinkProps, 'to' | 'params' | 'search'>;
  /** … or does something. */
  readonly run?: () => void;
  /** It is on its way: shown, but not to be pressed again. */
  readonly isBusy?: boolean;
  /** It destroys or cancels: never filled, never in the primary slot. */
  readonly isDangerous?: boolean;
  /** It is somebody's decision that others wait for. */
  readonly isDecision?: boolean;
}
