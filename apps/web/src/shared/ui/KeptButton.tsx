interface Props extends React.ComponentPropsWithRef<'button'> {
  /** Mantine sets it on a button that waits for an answer. */
  readonly 'data-loading'?: unknown;
}

const refuse = (event: React.MouseEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

/** The element of every button (the theme says so): while it waits it cannot be pressed, but unlike a disabled one it keeps the keyboard's place. */
export function KeptButton({ type = 'button', disabled, onClick, ...others }: Props) {
  const isWaiting = others['data-loading'] !== undefined && others['data-loading'] !== false;
  return (
    <button
      {...others}
      // oxlint-disable-next-line react/button-has-type -- a form's own button says so
      type={type}
      disabled={isWaiting ? false : disabled}
      aria-disabled={isWaiting || others['aria-disabled']}
      onClick={isWaiting ? refuse : onClick}
    />
  );
}
