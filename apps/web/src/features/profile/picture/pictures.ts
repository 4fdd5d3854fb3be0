import type { Crop, Decoded, DecodedPicture, Encoded, PictureFile } from '@nevisa/machines';
import { computeArea } from '@nevisa/ui';
import { openWorkerLine } from '../../../shared/workerLine.ts';
import { cutSquare, decodeFile } from './drawPicture.ts';
import { headerLength, readPictureHeader } from './pictureHeader.ts';
import type { PictureAnswers, PictureRequest } from './pictureMessages.ts';
import { default as workerUrl } from './picture.worker.ts?worker&url';

/** The largest file, in bytes. The picture that is uploaded is far smaller. */
const largestFile = 20_000_000;

/** The most pixels: a decoded pixel takes four bytes of memory. */
const mostPixels = 60_000_000;

/** Decodes a file in a Worker, so that the page never waits for it. */
export async function decodePicture(file: PictureFile): Promise<Decoded> {
  if (!(file instanceof Blob)) {
    return { ok: false, fault: 'unreadable' };
  }
  const bytes = new Uint8Array(await file.slice(0, headerLength).arrayBuffer());
  const header = readPictureHeader(bytes);
  if (header === null) {
    return { ok: false, fault: 'type' };
  }
  const { width = 1, height = 1 } = header.size ?? {};
  if (file.size > largestFile || width * height > mostPixels) {
    return { ok: false, fault: 'size' };
  }
  const request = { type: 'decode', file, as: header.type } as const;
  return askWorker(request, () => decodeFile(file, header.type));
}

/** Cuts the square out in a Worker; the picture stays for a further try. */
export async function encodePicture({
  picture,
  crop,
}: {
  picture: DecodedPicture;
  crop: Crop;
}): Promise<Encoded> {
  if (!(picture instanceof ImageBitmap)) {
    return { ok: false, fault: 'unreadable' };
  }
  const area = computeArea(picture, crop);
  return askWorker({ type: 'cut', picture, area }, () => cutSquare(picture, area));
}

/** Gives the memory of a decoded picture back. */
export function releasePicture(picture: DecodedPicture | null): void {
  if (picture instanceof ImageBitmap) {
    picture.close();
  }
}

type Answer<Request extends PictureRequest> = PictureAnswers[Request['type']];

/** Where no Worker can run, the page does the work. */
async function askWorker<Request extends PictureRequest>(
  request: Request,
  inPage: () => Promise<Answer<Request>>,
): Promise<Answer<Request>> {
  try {
    return await askOnce(request);
  } catch {
    return inPage();
  }
}

/** The Worker ends with its answer, and its memory is free. */
async function askOnce<Request extends PictureRequest>(request: Request): Promise<Answer<Request>> {
  const line = openWorkerLine<Request, Answer<Request>>(workerUrl, 'nevisa-picture');
  try {
    return await line.ask(request);
  } finally {
    line.close();
  }
}
