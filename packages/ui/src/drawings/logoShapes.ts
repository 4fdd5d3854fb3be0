/** The view box of the mark; the drawing is not mirrored. */
export const logoViewBox = '0 0 48 48';

/**
 * The one drawing of the mark: the letter nun with its dot and a sound wave at its right. The
 * product, the favicon, the icons of the manifest and the link preview are made from it
 * (`scripts/writeBrand.ts`).
 */
export const logoShapes = [
  {
    name: 'nun',
    ink: 'accent',
    path: 'M31 12c3.2 16 .2 29-13.5 29C10 41 4 36.3 4 28c0-3 .8-6 2.4-9 .3 8 5 13.4 11.6 13.4 7.6 0 11-6 9.3-15.7Z',
  },
  { name: 'dot', ink: 'line', path: 'M17 8.5l5.6 5.6-5.6 5.6-5.6-5.6Z' },
  {
    name: 'wave',
    ink: 'line',
    path: 'M37.8 14.5a2.4 2.4 0 0 1 2.4 2.4v13.2a2.4 2.4 0 0 1-4.8 0V16.9a2.4 2.4 0 0 1 2.4-2.4ZM44.9 18.8a2.4 2.4 0 0 1 2.4 2.4v4.6a2.4 2.4 0 0 1-4.8 0v-4.6a2.4 2.4 0 0 1 2.4-2.4Z',
  },
] as const;
