import { css } from 'styled-components';
import { measure } from '../../../tokens/scales.ts';

/**
 * A text on a sheet of paper covers the whole sheet, with the margins of the sheet as its own
 * padding: a press at any place of the paper is a press into the text. The sheet gives the two
 * margins as `--_paper-block` and `--_paper-inline`; without a sheet there are none. The
 * padding at the end also keeps the lines at the width for reading.
 */
export const paper = css`
  margin-block: calc(-1 * var(--_paper-block, 0px));
  margin-inline: calc(-1 * var(--_paper-inline, 0px));
  padding-block: var(--_paper-block, 0px);
  padding-inline: var(--_paper-inline, 0px)
    max(var(--_paper-inline, 0px), calc(100% + var(--_paper-inline, 0px) - ${measure.reading}));
`;
