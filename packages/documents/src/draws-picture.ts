import Pdf from 'pdfkit';

/** Whether a document can draw a picture, a `data:` address of PNG or JPEG: some are of a kind that it does not read. */
export function drawsPicture(address: string): boolean {
  try {
    new Pdf({ font: '' }).image(address, 0, 0, { fit: [10, 10] });
    return true;
  } catch {
    return false;
  }
}
