import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
} from 'react';
import { computeArea, type CropSquare, moveCrop, type PictureSize, zoomCrop } from './cropArea.ts';
import * as S from './ImageCropper.styles.ts';

export interface ImageCropperProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** A decoded picture; the caller gives its memory back. */
  picture: CanvasImageSource & PictureSize;
  crop: CropSquare;
  onCrop: (crop: CropSquare) => void;
  /** The name of the frame. */
  label: string;
  /** How the frame is moved. */
  hint: string;
  previewLabel: string;
}

/** The side of the drawing in pixels, enough for a sharp screen. */
const drawnSide = 560;

/** A press of an arrow key moves by this share of the frame; with Shift, by five of them. */
const keyStep = 0.02;

/**
 * A square frame on a picture, moved by pointer and arrow keys and zoomed by plus and minus, with a
 * round preview. The picture keeps its sides in both reading directions.
 */
export function ImageCropper({
  picture,
  crop,
  onCrop,
  label,
  hint,
  previewLabel,
  ...rest
}: ImageCropperProps) {
  const frame = useRef<HTMLCanvasElement>(null);
  const preview = useRef<HTMLCanvasElement>(null);
  const hintId = useId();
  useDrawing([frame, preview], picture, crop);
  const drag = useDrag((right, down) => onCrop(moveCrop(picture, crop, right, down)));
  const press = (event: KeyboardEvent) => {
    const next = cropAfterKey(event, picture, crop);
    if (next !== null) {
      event.preventDefault();
      onCrop(next);
    }
  };
  return (
    <S.Root {...rest}>
      <S.Frame
        role="application"
        aria-label={label}
        aria-describedby={hintId}
        tabIndex={0}
        onKeyDown={press}
        {...drag}
      >
        <S.Drawing ref={frame} width={drawnSide} height={drawnSide} />
        <S.Round />
      </S.Frame>
      <S.Side>
        <S.Preview>
          <S.RoundDrawing ref={preview} width={drawnSide / 2} height={drawnSide / 2} />
          <figcaption>{previewLabel}</figcaption>
        </S.Preview>
        <S.Hint id={hintId}>{hint}</S.Hint>
      </S.Side>
    </S.Root>
  );
}

function useDrawing(
  canvases: readonly RefObject<HTMLCanvasElement | null>[],
  picture: ImageCropperProps['picture'],
  crop: CropSquare,
): void {
  useEffect(() => {
    const { left, top, side } = computeArea(picture, crop);
    for (const { current } of canvases) {
      const context = current?.getContext('2d');
      if (current && context) {
        context.imageSmoothingQuality = 'high';
        context.clearRect(0, 0, current.width, current.height);
        context.drawImage(picture, left, top, side, side, 0, 0, current.width, current.height);
      }
    }
  });
}

/** The picture follows the pointer, so that the square moves the other way. */
function useDrag(move: (right: number, down: number) => void) {
  const last = useRef<{ x: number; y: number } | null>(null);
  const end = () => {
    last.current = null;
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      last.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (last.current !== null) {
        const { width, height } = event.currentTarget.getBoundingClientRect();
        const { x, y } = last.current;
        last.current = { x: event.clientX, y: event.clientY };
        move((x - event.clientX) / width, (y - event.clientY) / height);
      }
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}

const directions: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function cropAfterKey(
  { key, shiftKey }: KeyboardEvent,
  size: PictureSize,
  crop: CropSquare,
): CropSquare | null {
  const direction = directions[key];
  if (direction !== undefined) {
    const step = shiftKey ? keyStep * 5 : keyStep;
    return moveCrop(size, crop, direction[0] * step, direction[1] * step);
  }
  if (key === '+' || key === '=') {
    return zoomCrop(size, crop, 0.1);
  }
  return key === '-' ? zoomCrop(size, crop, -0.1) : null;
}
