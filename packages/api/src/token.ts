/** 8 to 512 visible ASCII characters, so that the token is a valid header value. */
export const tokenShape = /^[\x21-\x7e]{8,512}$/;

export function isToken(value: unknown): value is string {
  return typeof value === 'string' && tokenShape.test(value);
}
