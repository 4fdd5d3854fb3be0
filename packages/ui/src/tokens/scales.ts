/** Distances in px, on an 8-px grid with 4 px inside controls. */
export const space = {
  0: '0',
  1: '4px',
  2: '8px',
  3: '12px',
  4: '16px',
  5: '20px',
  6: '24px',
  8: '32px',
  10: '40px',
  12: '48px',
  16: '64px',
  20: '80px',
} as const;

/**
 * Fixed measures of the product (specification §9: 260, 80 and 64 px) and of reading.
 * Those of the frame are in rem: larger text needs a larger frame.
 */
export const measure = {
  /** Side menu, open. */
  sidebar: '16.25rem',
  /** Side menu, icons only. */
  sidebarCompact: '5rem',
  /** Top bar. */
  topBar: '4rem',
  content: '1120px',
  reading: '68ch',
  /** The card of the auth screens. */
  sessionCard: '440px',
} as const;

/**
 * Heights of controls (36, 44, 52 px), and the minimum touch target (44 px; WCAG
 * 2.5.8, 2.5.5). All are in rem, because they grow with the user's text size (WCAG 1.4.4).
 */
export const size = {
  controlSmall: '2.25rem',
  control: '2.75rem',
  controlLarge: '3.25rem',
  icon: '1.25rem',
  iconLarge: '1.5rem',
  target: '2.75rem',
} as const;

export const radius = { control: '10px', card: '16px', round: '999px' } as const;

export const font = {
  family: 'var(--nv-font-family)',
  size: {
    xs: '0.78125rem',
    sm: '0.875rem',
    md: '1rem',
    lg: '1.125rem',
    xl: '1.375rem',
    '2xl': '1.75rem',
    '3xl': '2.25rem',
  },
  weight: { regular: '400', medium: '500', bold: '700' },
  /** Line heights. Persian needs space above and below the line: dots and descenders must not touch. */
  line: { text: '1.8', control: '1.6', heading: '1.45' },
} as const;

/**
 * Font sizes of dictated text in rem, so that they grow with the user's text size
 * (WCAG 1.4.4). `medium` also grows with the window.
 */
export const textSizes = {
  small: '1rem',
  medium: `clamp(${font.size.lg}, 1rem + 0.4vw, 1.25rem)`,
  large: '1.5rem',
  largest: '2rem',
} as const;

/** Line heights of dictated text; the smallest keeps dots and descenders apart. */
export const lineSpacings = { close: '1.7', normal: '1.9', wide: '2.4' } as const;

export type TextSize = keyof typeof textSizes;
export type LineSpacing = keyof typeof lineSpacings;

/** The typography of dictated text, selected by attributes on the document. */
export const transcript = {
  size: 'var(--nv-transcript-size)',
  line: 'var(--nv-transcript-line)',
} as const;

export const shadow = {
  none: 'none',
  floating: 'var(--nv-shadow-floating)',
} as const;

/** The stacking order. Native dialogs and popovers use the browser's top layer instead. */
export const layer = { base: '0', sticky: '10', bar: '20', toast: '30', skipLink: '40' } as const;

/** 120 ms for feedback to a press, 200 ms for appearing and disappearing; 0 with reduced motion. */
export const motion = {
  quick: '120ms',
  calm: '200ms',
  easing: 'cubic-bezier(0.2, 0, 0, 1)',
} as const;

/** The widths in px below which the side menu becomes a drawer, and below which it shows icons only. */
export const breakpoint = { phone: '768px', desktop: '1100px' } as const;
