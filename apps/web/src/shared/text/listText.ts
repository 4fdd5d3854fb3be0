/** The signs between the parts of a list. */
export const listText = { comma: '، ', semicolon: '؛ ' } as const;
