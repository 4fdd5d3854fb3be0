/** The square that is cut out of a picture: its centre, as shares of width and height, and its zoom. */
export interface CropSquare {
  readonly x: number;
  readonly y: number;
  /** 1 shows the whole shorter side. */
  readonly zoom: number;
}

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The square in the middle. */
export const centredCrop: CropSquare = { x: 0.5, y: 0.5, zoom: 1 };

export const zoomLimits = { least: 1, most: 4 } as const;

/** The square in pixels of the picture; it never reaches over an edge. */
export function computeArea(
  { width, height }: PictureSize,
  { x, y, zoom }: CropSquare,
): { left: number; top: number; side: number } {
  const side = Math.min(width, height) / clamp(zoom, zoomLimits.least, zoomLimits.most);
  return {
    left: clamp(x * width - side / 2, 0, width - side),
    top: clamp(y * height - side / 2, 0, height - side),
    side,
  };
}

/**
 * Moves the square.
 *
 * @param right the distance as a share of the side of the square; negative to the left
 * @param down the same downwards
 */
export function moveCrop(
  size: PictureSize,
  crop: CropSquare,
  right: number,
  down: number,
): CropSquare {
  const { left, top, side } = computeArea(size, crop);
  const moved = {
    ...crop,
    x: (left + side / 2 + right * side) / size.width,
    y: (top + side / 2 + down * side) / size.height,
  };
  return settle(size, moved);
}

/** Changes the zoom around the middle of the square. */
export function zoomCrop(size: PictureSize, crop: CropSquare, change: number): CropSquare {
  const zoom = clamp(round(crop.zoom + change), zoomLimits.least, zoomLimits.most);
  return settle(size, { ...crop, zoom });
}

/** The same square with its real centre, so that a move back begins at once. */
function settle(size: PictureSize, crop: CropSquare): CropSquare {
  const { left, top, side } = computeArea(size, crop);
  return { ...crop, x: (left + side / 2) / size.width, y: (top + side / 2) / size.height };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

/** To two decimals, so that ten small steps are one large one. */
function round(zoom: number): number {
  return Math.round(zoom * 100) / 100;
}
