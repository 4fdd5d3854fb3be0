/**
 * 1 to 4,096 visible ASCII characters, so that the token is a valid header value that servers accept.
 * The specification says nothing of its length.
 */
export const tokenShape = /^[\x21-\x7e]{1,4096}$/;

export function isToken(value: unknown): value is string {
  return typeof value === 'string' && tokenShape.test(value);
}
