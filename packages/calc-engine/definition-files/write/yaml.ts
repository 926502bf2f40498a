/** Data as YAML that people read: short things on one line, lists of things below each other. Reading it again gives equal data. */
import { Document, isMap, isScalar, isSeq, type Node, type Scalar, visit } from 'yaml';

/** Characters of a thing that stands on one line. */
const lineMax = 130;

/** Characters of a node on one line, or more than `lineMax` where it is to stand on several. */
function widthOf(node: unknown): number {
  if (isScalar(node)) return scalarWidth(node);
  if (isSeq(node)) {
    if (node.items.some((item) => isMap(item) || isSeq(item))) return lineMax + 1;
    return node.items.reduce<number>((sum, item) => sum + widthOf(item) + 2, 2);
  }
  if (!isMap(node)) return 0;
  return node.items.reduce<number>((sum, { key, value }) => sum + widthOf(key) + widthOf(value) + 4, 2);
}

function scalarWidth({ value }: Scalar): number {
  if (typeof value !== 'string') return String(value).length;
  return value.includes('\n') ? lineMax + 1 : value.length + 2;
}

/** @param value JSON: lists, records, texts, finite numbers, true, false and null */
export function writeYaml(value: unknown): string {
  const document = new Document(value, { aliasDuplicateObjects: false, keepUndefined: false });
  visit(document, {
    Collection(key, node) {
      const isList = isSeq(node) && node.items.length > 0 && widthOf(node) > lineMax;
      if (key !== null && !isList && widthOf(node) <= lineMax) (node as Node & { flow?: boolean }).flow = true;
    },
  });
  return document.toString({ lineWidth: 0, minContentWidth: 0 });
}
