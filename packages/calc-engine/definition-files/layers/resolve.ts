/** Layers → one plain definition, with what each layer did and where every part of it was written. */
import type { DefinitionFinding, DefinitionOrigin } from '@wagewright/contracts/payroll/solutions';
import { type Found, groupFindings, type Places, placeOf } from '../located.ts';
import type { Path } from '../text.ts';
import { fieldOf, valueAt } from '../where.ts';
import { applyLayer } from './apply.ts';
import { compareDefinitions, type Difference } from './compare.ts';
import { type Element, Provenance, wordOf } from './elements.ts';
import { Layering, type SwitchedOff } from './layering.ts';
import { type Layer, nameOfParent } from './load.ts';
import { noteLayer, type OriginElements, parentHash } from './origin.ts';

export interface LayerEffect {
  readonly file: string;
  readonly code: string;
  /** Twelve digits over the definition up to this layer: what a child of it names. */
  readonly hash: string;
  /** Against the layer below; of the base nothing. */
  readonly differences: readonly Difference[];
  /** The definition up to this layer. */
  readonly value: unknown;
}

export interface Resolved {
  readonly value: Element;
  readonly places: Places;
  readonly effects: readonly LayerEffect[];
  readonly off: readonly (SwitchedOff & { readonly place: Found['place'] })[];
  /** What layers ask for in vain. */
  readonly findings: readonly DefinitionFinding[];
  /** Parents that are not what their children were written for: said apart, since the effect may be looked at. */
  readonly changedParents: readonly DefinitionFinding[];
}

export function resolveLayers(layers: readonly Layer[]): Resolved {
  const provenance = new Provenance();
  for (const [index, { value }] of layers.entries()) provenance.read(value, index);
  const effects: LayerEffect[] = [];
  const found: Found[] = [];
  const changed: Found[] = [];
  const off: Resolved['off'][number][] = [];
  let value: Element = layers[0]?.value ?? {};
  for (const [index, { found: source, layer, value: raw, places }] of layers.entries()) {
    const below = value;
    if (layer) {
      const instead = layers[index - 1]?.found;
      const parent = instead?.isInstead ? instead.file : nameOfParent(layer.extends);
      const on = new Layering(parent, provenance, raw);
      const place = (path: Path): Found['place'] => placeOf(raw, places, { path, on: 'value' });
      const { hash: expected } = layer.extends;
      const hash = effects.at(-1)?.hash ?? '';
      if (expected !== undefined && expected !== hash) {
        changed.push({
          code: 'PARENT_CHANGED',
          figures: { parent, expected, found: hash },
          place: place(['extends', 'hash']),
        });
      }
      value = applyLayer(below, layer, on);
      found.push(...on.problems.map(({ code, path, figures }) => ({ code, figures, place: place(path) })));
      off.push(...on.off.map((entry) => ({ ...entry, place: place(entry.path) })));
    }
    const differences = layer ? compareDefinitions(below, value) : [];
    effects.push({ file: source.file, code: wordOf(value.code), hash: parentHash(value), differences, value });
  }
  const whole = layers.length > 1 ? provenance.made({ ...value, origin: originOf(layers, effects) }, value) : value;
  return {
    value: whole,
    places: layeredPlaces(whole, layers, provenance),
    effects,
    off,
    findings: groupFindings(found),
    changedParents: groupFindings(changed),
  };
}

/** Elements that are not the base's own. */
function originOf(layers: readonly Layer[], effects: readonly LayerEffect[]): DefinitionOrigin {
  const elements: OriginElements = new Map();
  for (const [index, { differences }] of effects.entries()) noteLayer(elements, differences, index);
  const described = layers.map(({ value, layer }, index) => {
    const from =
      index === layers.length - 1 || !layers[index + 1]?.layer
        ? layers[index]?.found.file
        : nameOfParent(layers[index + 1]?.layer?.extends ?? {});
    return {
      code: wordOf(value.code),
      name: (layer?.name ?? value.name) as { en: string; 'zh-CN': string },
      from: from ?? '',
      hash: effects[index]?.hash ?? '',
    };
  });
  return { layers: described, elements: Object.fromEntries(elements) };
}

/** Places of the resolved definition: each part where its layer says it. */
function layeredPlaces(value: Element, layers: readonly Layer[], provenance: Provenance): Places {
  const written = (path: Path): { readonly layer: Layer; readonly path: Path } | null => {
    for (let depth = path.length; depth >= 0; depth -= 1) {
      const part = valueAt(value, path.slice(0, depth));
      const sources = typeof part === 'object' && part !== null ? provenance.of(part) : [];
      const rest = path.slice(depth);
      const says = sources.find(
        (source) => rest[0] === undefined || fieldOf(valueAt(layers[source.layer]?.value, source.path), rest[0]) !== undefined,
      );
      const source = says ?? sources[0];
      const layer = source && layers[source.layer];
      if (layer) return { layer, path: [...source.path, ...rest] };
    }
    return null;
  };
  return {
    point(located) {
      const at = written(located.path);
      return at && at.layer.places.point({ ...located, path: at.path });
    },
    written(path) {
      const at = written(path);
      return at && at.layer.places.written(at.path);
    },
    brokenValue(path, key) {
      const at = written(path);
      return at && at.layer.places.brokenValue(at.path, key);
    },
  };
}
