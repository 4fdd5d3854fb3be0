/** Visible ASCII, 8 to 512 characters: anything else could not stand in a header. */
export const tokenShape = /^[\x21-\x7e]{8,512}$/;

export function isToken(value: unknown): value is string {
  return typeof value === 'string' && tokenShape.test(value);
}
