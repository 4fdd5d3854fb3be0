export const thousand = 1_000;
export const million = 1_000_000;
export const billion = 1_000_000_000;
