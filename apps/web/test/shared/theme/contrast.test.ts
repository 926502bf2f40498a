import { describe, expect, it } from 'vitest';
import { inkShade, palette } from '../../../src/shared/theme/palette.ts';
import { cssVariablesResolver, theme } from '../../../src/shared/theme/theme.ts';

const channel = (value: number): number => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** WCAG 2.2, relative luminance of #rrggbb. */
function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => channel(Number.parseInt(color.slice(at, at + 2), 16) / 255));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].toSorted((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const variables = cssVariablesResolver(theme as never);
const aaText = 4.5;

describe.each(['light', 'dark'] as const)('text in the %s scheme', (scheme) => {
  const token = (name: string): string => (variables[scheme] as Record<string, string>)[name] ?? '';
  const grounds = ['--ww-ground', '--ww-surface'].map(token);

  it.each(['--mantine-color-text', '--mantine-color-dimmed', '--ww-ink-text', '--ww-decision-text', '--ww-good', '--ww-bad'])(
    '%s is AA on page and card',
    (name) => {
      for (const ground of grounds) expect(contrast(token(name), ground), `${name} on ${ground}`).toBeGreaterThanOrEqual(aaText);
    },
  );

  it.each([
    ['--ww-ink-text', '--ww-ink-soft'],
    ['--ww-decision-text', '--ww-decision-soft'],
    ['--ww-bad', '--ww-bad-soft'],
    ['--mantine-color-dimmed', '--ww-sunken'],
    ['--mantine-color-dimmed', '--ww-ink-soft'],
  ])('%s is AA on %s', (text, ground) => {
    expect(contrast(token(text), token(ground))).toBeGreaterThanOrEqual(aaText);
  });

  it('is AA in white on the primary colour', () => {
    expect(contrast('#ffffff', palette.ink[inkShade[scheme]] ?? '')).toBeGreaterThanOrEqual(aaText);
  });
});
