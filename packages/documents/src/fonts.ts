import { fileURLToPath } from 'node:url';

const face = (weight: string): string =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/noto-sans-sc/${weight}/NotoSansSC_${weight}.ttf`));

/** Files of the faces of every document: Latin and Chinese letters; only the letters that a document uses become part of it. */
export const documentFonts = { regular: face('400Regular'), bold: face('700Bold') } as const;
