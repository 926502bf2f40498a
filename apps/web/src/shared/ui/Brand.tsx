import classes from './Brand.module.css';

/** The mark: a W drawn in one stroke over a ledger line. */
export function BrandMark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" className={classes.mark}>
      <rect width="32" height="32" rx="8" className={classes.ground} />
      <path d="M6.5 9.5 11 22.5 16 12.5 21 22.5 25.5 9.5" className={classes.stroke} />
      <path d="M6.5 26.5h19" className={classes.line} />
    </svg>
  );
}

export function WordMark({ size = 28 }: { size?: number }) {
  return (
    <span className={classes.word} style={{ fontSize: Math.round(size * 0.62) }}>
      <BrandMark size={size} />
      <span>Wagewright</span>
    </span>
  );
}
