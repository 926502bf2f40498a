/** Once the form can be typed in again, the hand is where something has to be typed again. */
export function focusOn(form: HTMLFormElement, name: string): void {
  requestAnimationFrame(() => {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.select();
  });
}
