const pattern = /^(?:\d{6}|[a-z2-7]{24})$/;

/** A code as one types it, or undefined where it is none: six digits, or a recovery code. */
export function readCode(text: string): string | undefined {
  const code = text.replaceAll(/[\s-]/g, '').toLowerCase();
  return pattern.test(code) ? code : undefined;
}
