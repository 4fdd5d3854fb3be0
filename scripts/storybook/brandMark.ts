/** A shape of the mark of the product, and the tone it is filled with. */
export interface MarkShape {
  ink: string;
  d: string;
}

const shape = /data-ink="(\w+)"\s+d="([^"]+)"/g;

/**
 * Reads the shapes of the mark from the source of its drawing, for pages that have neither
 * React nor styles of the product.
 *
 * @throws Error when the drawing has no shapes.
 */
export function markShapes(logo: string): MarkShape[] {
  const shapes = Array.from(logo.matchAll(shape), ([, ink = '', d = '']) => ({ ink, d }));
  if (shapes.length === 0) {
    throw new Error('The drawing of the logo has no shapes with `data-ink`: read it anew.');
  }
  return shapes;
}
