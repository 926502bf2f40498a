/** Definition files: YAML with places, what is wrong with it in words, definitions that extend others. Pure: callers read the files. */

export { compareDefinitions, countSame, type Difference, printDifference } from './layers/compare.ts';
export { type FindParent, type FoundDefinition, type FoundText, type NotFound } from './layers/load.ts';
export { originOnParent, parentHash } from './layers/origin.ts';
export { readLayered } from './layers/read.ts';
export { type LayerEffect } from './layers/resolve.ts';
export { noPlaces, type Places } from './located.ts';
export { changesBetween } from './parts/between.ts';
export { type ChangedDefinition, changeParts, type MadeChange, PartMissing, takeBack } from './parts/change.ts';
export { draftHash } from './parts/draft-hash.ts';
export { type OfferedPart, offerParts, type ThreeWays, takeParts } from './parts/offer.ts';
export { type FoundPart, findPart } from './parts/places.ts';
export { type Checked, checkDefinition, readData, readDefinition, readText } from './read.ts';
export { DefinitionText, type Path } from './text.ts';
export { writeDefinition } from './write/definition.ts';
export { writeLayer } from './write/layer.ts';
