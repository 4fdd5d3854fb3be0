import type { Decoded, Encoded } from '@nevisa/machines';
import type { PictureArea } from './drawPicture.ts';
import type { PictureHeader } from './pictureHeader.ts';

/** What the page asks of the Worker of pictures. */
export type PictureRequest =
  | { readonly type: 'decode'; readonly file: Blob; readonly as: PictureHeader['type'] }
  | { readonly type: 'cut'; readonly picture: ImageBitmap; readonly area: PictureArea };

/** The answer to the request of the same type. */
export interface PictureAnswers {
  decode: Decoded;
  cut: Encoded;
}
