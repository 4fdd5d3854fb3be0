declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat?: 'sfnt' | 'truetype' | 'woff' | 'woff2';
    /** An axis kept between two values. */
    variationAxes?: Record<string, { min: number; max: number; default: number }>;
    /** OpenType features to keep; all when absent. */
    keepFeatures?: string[];
    keepAllGlyphs?: boolean;
  }

  /** `text` holds the characters to keep; it must be absent with `keepAllGlyphs`. */
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: SubsetOptions,
  ): Promise<Buffer>;
}
