/** A share in percent; `{n}` is filled with Persian digits. */
export const percentText = { percent: '{n}٪' } as const;

/** A change in percent with its sign, in words: nothing would separate «+» from «٪». */
export const signedPercentText = { progress: '{n} درصد' } as const;
