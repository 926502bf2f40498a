/** What is filled in when a text is shown. */
export const placeholdersIn = (text: string): string[] => [...new Set(text.match(/\{\{[^{}]*\}\}|\{\w+\}/g) ?? [])];
