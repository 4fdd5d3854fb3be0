/** A share in percent; `{n}` is filled with Persian digits. */
export const percentText = { percent: '{n}٪' } as const;
