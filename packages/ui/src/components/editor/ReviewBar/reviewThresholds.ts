/** The lowest and the highest confidence below which a word may count as uncertain, in percent. */
export const reviewThresholds = { least: 40, most: 90 } as const;
