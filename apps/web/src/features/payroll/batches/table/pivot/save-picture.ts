const scale = 2;
const styles = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'opacity',
  'fill-opacity',
  'stroke-opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
];

/** A copy of a drawing that looks the same anywhere: what style sheets say stands at each part of it. */
function standalone(svg: SVGSVGElement): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const copied = copy.querySelectorAll<SVGElement>('*');
  for (const [index, part] of svg.querySelectorAll<SVGElement>('*').entries()) {
    const computed = window.getComputedStyle(part);
    for (const style of styles) copied[index]?.style.setProperty(style, computed.getPropertyValue(style));
  }
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  return new XMLSerializer().serializeToString(copy);
}

/** Saves the chart that an element holds as a picture (PNG) of twice its size. */
export async function savePicture(holder: HTMLElement, name: string): Promise<void> {
  const svg = holder.querySelector<SVGSVGElement>('svg.recharts-surface');
  if (!svg) return;
  const { width, height } = svg.getBoundingClientRect();
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(standalone(svg))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width * scale, height * scale];
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.fillStyle = window.getComputedStyle(document.body).backgroundColor;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  const link = document.createElement('a');
  link.download = `${name}.png`;
  link.href = canvas.toDataURL('image/png');
  link.click();
}
