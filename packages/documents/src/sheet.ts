/** What a sheet of figures says, in the words and the order in which it says it: a payslip, for instance. It is written as it stands. */
export interface Sheet {
  /** BCP 47: how a screen reader speaks it. */
  readonly language: string;
  /** Of the document, shown in a reader's title bar: what it is, and of whom. */
  readonly title: string;
  readonly author: string;
  readonly madeAt: Date;
  readonly paper: 'A4' | 'LETTER';
  readonly heading: string;
  /** Under the heading. */
  readonly lead: string;
  /** A picture beside the heading, as `data:` address (PNG or JPEG): whose it is, as a logo says it. It only decorates. */
  readonly picture?: string | undefined;
  /** What whoever made it wants read first. */
  readonly note?: string | undefined;
  readonly facts: readonly Named[];
  /** The figures that matter most, the first of them large. */
  readonly figures: readonly Named[];
  readonly tables: readonly SheetTable[];
  readonly remarks?: { readonly heading: string; readonly text: string } | undefined;
  /** At the foot of each page, with the page's number behind it. */
  readonly foot: (page: number, pages: number) => string;
}

export interface Named {
  readonly name: string;
  readonly value: string;
}

/** Lines with figures: a name, then as many figures as there are columns behind the first. */
export interface SheetTable {
  readonly heading: string;
  readonly note?: string | undefined;
  readonly columns: readonly string[];
  readonly lines: readonly SheetLine[];
  readonly sum?: SheetLine | undefined;
}

export interface SheetLine {
  readonly name: string;
  /** In small letters under the name. */
  readonly note?: string | undefined;
  readonly figures: readonly string[];
}
