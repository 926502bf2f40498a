/** Definition files: YAML with places, what is wrong with it in words, definitions that extend others. Pure: callers read the files. */

export { noPlaces, type Places } from './located.ts';
export { type Checked, checkDefinition, readData, readDefinition, readText } from './read.ts';
export { DefinitionText, type Path } from './text.ts';
