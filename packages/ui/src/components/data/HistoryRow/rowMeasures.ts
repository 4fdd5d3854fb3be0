import { size } from '../../../tokens/scales.ts';

/** A row without columns. In rem, so that large text switches at the same width as a small window. */
export const narrow = '@container (inline-size < 48rem)';

/** The room of one line: source, title, facts and tools are centred on it. */
export const line = size.controlSmall;
