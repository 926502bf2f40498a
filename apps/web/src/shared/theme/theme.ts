import { type CSSVariablesResolver, createTheme, rem } from '@mantine/core';
import { KeptButton } from '../ui/KeptButton.tsx';
import { inkShade, palette } from './palette.ts';

/** Inter comes with the product; Chinese is written in the system's own face (ADR 33): macOS and iOS, Windows, Linux and Android. */
const fontFamily =
  "'Inter Variable', 'PingFang SC', 'Microsoft YaHei UI', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC', system-ui, sans-serif";

/** One considered theme: deep teal, warm greys, radius 8, a 4 px grid, hairlines before shadows. */
export const theme = createTheme({
  colors: palette,
  primaryColor: 'ink',
  primaryShade: inkShade,
  fontFamily,
  headings: {
    fontFamily,
    fontWeight: '620',
    sizes: {
      h1: { fontSize: rem(24), lineHeight: '1.25' },
      h2: { fontSize: rem(17), lineHeight: '1.35' },
      h3: { fontSize: rem(14), lineHeight: '1.4' },
    },
  },
  fontSizes: { xs: rem(12), sm: rem(14), md: rem(15), lg: rem(17), xl: rem(20) },
  spacing: { xs: rem(8), sm: rem(12), md: rem(16), lg: rem(24), xl: rem(32) },
  radius: { xs: rem(4), sm: rem(6), md: rem(8), lg: rem(12), xl: rem(16) },
  defaultRadius: 'md',
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { size: 'sm', component: KeptButton } },
    ActionIcon: { defaultProps: { component: KeptButton } },
    Modal: { defaultProps: { centered: true, radius: 'lg', transitionProps: { duration: 120 } } },
    Drawer: { defaultProps: { transitionProps: { duration: 150 } } },
    // Menus stay inside the landmark that they belong to; their focus placeholder would be a child that a menu may not have.
    Menu: { defaultProps: { shadow: 'md', transitionProps: { duration: 100 }, withinPortal: false, withInitialFocusPlaceholder: false } },
    Tooltip: { defaultProps: { openDelay: 300, transitionProps: { duration: 100 } } },
  },
});

/** Tokens of our own beside Mantine's: grounds, hairlines and what text of second rank is written in. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: { '--ww-motion': '140ms' },
  light: {
    '--mantine-color-body': '#ffffff',
    '--mantine-color-text': palette.gray[9],
    '--mantine-color-dimmed': palette.gray[6],
    '--mantine-color-placeholder': palette.gray[6],
    '--mantine-color-default-border': palette.gray[3],
    '--mantine-color-error': '#b3261e',
    '--ww-ground': palette.gray[0],
    '--ww-surface': '#ffffff',
    '--ww-sunken': palette.gray[1],
    '--ww-line': palette.gray[2],
    '--ww-ink-text': palette.ink[7],
    '--ww-ink-soft': palette.ink[0],
    '--ww-decision-text': palette.decision[7],
    '--ww-decision-soft': palette.decision[0],
    '--ww-decision-line': palette.decision[2],
    '--ww-chart-main': palette.ink[6],
    '--ww-chart-before': palette.gray[4],
    '--ww-chart-down': palette.decision[6],
    '--ww-good': '#1d6b3c',
    '--ww-bad': '#b3261e',
    '--ww-bad-soft': '#fdf0ee',
  },
  dark: {
    '--mantine-color-body': palette.dark[6],
    '--mantine-color-text': palette.dark[0],
    '--mantine-color-dimmed': palette.dark[2],
    '--mantine-color-placeholder': palette.dark[2],
    '--mantine-color-default-border': palette.dark[4],
    '--mantine-color-error': '#ff9a8f',
    '--ww-ground': palette.dark[7],
    '--ww-surface': palette.dark[6],
    '--ww-sunken': palette.dark[8],
    '--ww-line': palette.dark[5],
    '--ww-ink-text': palette.ink[3],
    '--ww-ink-soft': '#16302f',
    '--ww-decision-text': palette.decision[3],
    '--ww-decision-soft': '#33260f',
    '--ww-decision-line': '#5c4318',
    '--ww-chart-main': palette.ink[4],
    '--ww-chart-before': palette.dark[3],
    '--ww-chart-down': palette.decision[4],
    '--ww-good': '#7fcf9b',
    '--ww-bad': '#ff9a8f',
    '--ww-bad-soft': '#3a1f1c',
  },
});
