import { Button, type ButtonProps } from '@mantine/core';
import { Link, type LinkProps } from '@tanstack/react-router';

interface Props extends ButtonProps {
  /** A page of the product. */
  readonly to: NonNullable<LinkProps['to']>;
  /** What its address names. */
  readonly params?: LinkProps['params'];
  /** What its address asks for. */
  readonly search?: LinkProps['search'];
  readonly onClick?: () => void;
}

/** A link that looks like a button. Given to Mantine as `component`, the router's link costs the compiler its whole route tree at every use (ADR 38). */
export function LinkButton({ to, params, search, ...look }: Props) {
  return (
    <Button {...look} renderRoot={(root) => <Link {...root} to={to} {...(params ? { params } : {})} {...(search ? { search } : {})} />} />
  );
}
