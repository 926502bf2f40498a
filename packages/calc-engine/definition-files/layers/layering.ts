import { nearestName } from '../../src/language/nearest.ts';
import type { Path } from '../text.ts';
import type { Element, Provenance } from './elements.ts';

/** Something that a layer asks of its parent in vain. */
export interface LayerProblem {
  readonly code: string;
  readonly path: Path;
  readonly figures: Readonly<Record<string, string | number | string[]>>;
}

/** What a layer switched off, for whoever reads it nevertheless. */
export interface SwitchedOff {
  readonly name: string;
  /** What an expression may call it. */
  readonly calledAs: readonly string[];
  readonly path: Path;
}

/** One layer being put on its parent: what it asked in vain, what it switched off, and where each part of it comes from. */
export class Layering {
  readonly problems: LayerProblem[] = [];
  readonly off: SwitchedOff[] = [];
  readonly parent: string;
  readonly provenance: Provenance;
  private readonly raw: Element;

  constructor(parent: string, provenance: Provenance, raw: Element) {
    this.parent = parent;
    this.provenance = provenance;
    this.raw = raw;
  }

  fail(code: string, path: Path, figures: LayerProblem['figures']): void {
    this.problems.push({ code, path, figures: { parent: this.parent, ...figures } });
  }

  missing(kind: string, name: string, names: readonly string[], path: Path): void {
    const nearest = nearestName(name, names);
    this.fail('NOT_IN_PARENT', path, { kind, name, ...(nearest === null ? {} : { nearest }) });
  }

  /** A part of the layer as it was written, which knows its place. */
  part(...path: Path): Element | undefined {
    return path.reduce<unknown>((value, step) => (value as Element | undefined)?.[step as string], this.raw) as Element | undefined;
  }

  /** The element with some of its parts said anew; a part that is null is taken out. */
  changed(element: Element, change: Element): Element {
    const parts = Object.entries({ ...element, ...change }).filter(([, value]) => value !== null && value !== undefined);
    return this.provenance.made(Object.fromEntries(parts), change, element);
  }
}
