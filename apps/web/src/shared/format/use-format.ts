import { createContext, useContext } from 'react';
import { createFormatter, type Formatter } from './formatter.ts';

export const FormatContext = createContext<Formatter>(createFormatter('en'));

/** Figures, dates and names in the reader's language. */
export const useFormat = (): Formatter => useContext(FormatContext);
