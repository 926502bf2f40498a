import type { MantineColorsTuple } from '@mantine/core';

/** An ink-like deep teal: calm, precise, AA on both grounds. Shade 7 carries white text on light, shade 6 on dark. */
const ink: MantineColorsTuple = [
  '#eef7f7',
  '#d8ebeb',
  '#b0d7d8',
  '#82c1c3',
  '#5cacae',
  '#2f8d90',
  '#17757a',
  '#0f5f64',
  '#0c4d52',
  '#083a3e',
];

/** Ochre, and only for what waits for a decision. */
const decision: MantineColorsTuple = [
  '#fff6e8',
  '#fdebcf',
  '#f8d5a0',
  '#f2bc6c',
  '#e9a340',
  '#d08318',
  '#a85f08',
  '#8f4f06',
  '#754006',
  '#583005',
];

/** Warm neutral greys, lightest first. */
const gray: MantineColorsTuple = [
  '#faf9f7',
  '#f4f2ee',
  '#e9e6e0',
  '#dcd8d0',
  '#c6c1b7',
  '#9d968b',
  '#6b655c',
  '#524d46',
  '#38342f',
  '#23201d',
];

/** The same greys for the dark scheme, from text (0) over lines (4) and cards (6) to the ground (7). */
const dark: MantineColorsTuple = [
  '#ece8e2',
  '#c4beb5',
  '#a19a90',
  '#716b63',
  '#45413c',
  '#35322e',
  '#262320',
  '#1b1917',
  '#151312',
  '#0f0e0d',
];

export const palette = { ink, decision, gray, dark } as const;

/** Which shade fills buttons in each scheme. */
export const inkShade = { light: 7, dark: 6 } as const;
