/** What templates, exports and failure files can be. */
export const importFileFormats = ['xlsx', 'csv'] as const;
export type ImportFileFormat = (typeof importFileFormats)[number];
