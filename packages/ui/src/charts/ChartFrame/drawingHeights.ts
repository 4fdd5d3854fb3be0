/** The height of each kind of drawing in px, which is also that of its place while it is loading. */
export const drawingHeights = { bars: 240, lines: 260, donut: 280 } as const;
