/** A definition and all that it extends, the base first. */
import {
  checkShape,
  type DefinitionLayer,
  definitionLayerSchema,
  layersMax,
  type ParentName,
} from '@wagewright/contracts/definition-findings';
import type { DefinitionFinding } from '@wagewright/contracts/payroll/solutions';
import { nearestName } from '../../src/language/nearest.ts';
import { groupFindings, type Places, placeOf } from '../located.ts';
import { shapeFindings } from '../shape-findings.ts';
import { DefinitionText, type Path } from '../text.ts';
import { textPlaces } from '../text-places.ts';
import { yamlFindings } from '../yaml-findings.ts';
import { type Element, isElement } from './elements.ts';

/** A text, with what it says where that is known from an earlier time (data without anything wrong in its YAML). */
export interface FoundText {
  readonly text: string;
  readonly known?: unknown;
}

/** A definition as it was found: the text of a file, or the data of a copy. */
export interface FoundDefinition {
  /** The same for the same definition, however it was named: a circle of extends is found by it. */
  readonly id: string;
  /** As people call it. */
  readonly file: string;
  readonly content: FoundText | { readonly value: unknown };
  /** Somebody looks at it in the place of the parent that the child names. */
  readonly isInstead?: boolean;
}

/** Why a definition is not there: a word of `findingTerms.reading`. */
export interface NotFound {
  readonly reason: string;
  /** What there is of its kind, by name. */
  readonly known?: readonly string[];
}

/** Finds what `extends` names, as seen from the definition that says so. */
export type FindParent = (parent: ParentName, child: FoundDefinition) => FoundDefinition | NotFound;

export interface Layer {
  readonly found: FoundDefinition;
  readonly value: Element;
  readonly places: Places;
  /** Null for the base. */
  readonly layer: DefinitionLayer | null;
}

export type Loaded =
  | { readonly ok: true; readonly layers: readonly Layer[] }
  | { readonly ok: false; readonly findings: readonly DefinitionFinding[] };

export const nameOfParent = ({ pack, file, solution, copy }: ParentName): string =>
  pack !== undefined ? `pack ${pack}` : (file ?? `solution ${solution}${copy === undefined ? '' : `, copy ${copy}`}`);

const refuse = (code: string, layer: Pick<Layer, 'value' | 'places'>, path: Path, figures: DefinitionFinding['figures']): Loaded => ({
  ok: false,
  findings: [{ code, figures, count: 1, places: [placeOf(layer.value, layer.places, { path, on: 'value' })] }],
});

export function loadLayers(start: FoundDefinition, find: FindParent): Loaded {
  const layers: Layer[] = [];
  let found = start;
  for (;;) {
    const read = readLayer(found);
    if ('findings' in read) return { ok: false, findings: read.findings };
    layers.unshift(read);
    if (!read.layer) return { ok: true, layers };
    if (layers.length > layersMax) return refuse('TOO_MANY_LAYERS', read, ['extends'], { limit: layersMax });
    const parent = find(read.layer.extends, found);
    if ('reason' in parent) return refuse('PARENT_UNREADABLE', read, ['extends'], notFoundFigures(read.layer.extends, parent));
    const again = layers.findIndex((layer) => layer.found.id === parent.id);
    if (again >= 0) {
      const loop = [
        ...layers
          .slice(0, again + 1)
          .reverse()
          .map((layer) => layer.found.file),
        parent.file,
      ];
      return refuse('EXTENDS_CYCLE', read, ['extends'], { loop: loop.join(' → ') });
    }
    found = parent;
  }
}

function notFoundFigures(name: ParentName, { reason, known = [] }: NotFound): DefinitionFinding['figures'] {
  const nearest = nearestName(name.pack ?? name.file ?? name.solution ?? '', known);
  return { parent: nameOfParent(name), reason, ...(nearest === null ? {} : { nearest }) };
}

function readLayer(found: FoundDefinition): Layer | { readonly findings: readonly DefinitionFinding[] } {
  const text = 'text' in found.content ? new DefinitionText(found.file, found.content.text, found.content.known) : null;
  const unread = text ? yamlFindings(text) : [];
  if (unread.length > 0) return { findings: groupFindings(unread) };
  const value = text ? text.value : (found.content as { readonly value: unknown }).value;
  const places = text ? textPlaces(text) : nowhere(found.file);
  if (value === null || value === undefined) {
    return { findings: [{ code: 'FILE_EMPTY', figures: {}, count: 1, places: [{ file: found.file, line: 1, column: 1 }] }] };
  }
  if (!isElement(value) || value.extends === undefined) return { found, value: value as Element, places, layer: null };
  const shape = checkShape(definitionLayerSchema, value);
  if (!shape.ok) return { findings: groupFindings(shapeFindings(shape.problems, value, places)) };
  return { found, value, places, layer: shape.data };
}

/** Data without lines, of which only the name is known. */
const nowhere = (file: string): Places => ({
  point: () => ({ file, line: null, column: null }),
  written: () => null,
  brokenValue: () => null,
});
