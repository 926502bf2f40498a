/** What the menu shows: the views, or what one of its steps asks. */
export type ViewsStep = 'list' | 'add' | 'rename' | 'remove';
