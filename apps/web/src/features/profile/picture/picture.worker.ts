import { cutSquare, decodeFile } from './drawPicture.ts';
import type { PictureRequest } from './pictureMessages.ts';

globalThis.addEventListener(
  'message',
  ({ data }: MessageEvent<PictureRequest>) => void answer(data),
);

async function answer(request: PictureRequest): Promise<void> {
  if (request.type === 'cut') {
    globalThis.postMessage(await cutSquare(request.picture, request.area));
    return;
  }
  const decoded = await decodeFile(request.file, request.as);
  const moved = decoded.ok && decoded.picture instanceof ImageBitmap ? [decoded.picture] : [];
  globalThis.postMessage(decoded, { transfer: moved });
}
