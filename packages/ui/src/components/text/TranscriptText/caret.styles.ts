import { css, keyframes } from 'styled-components';
import { notPrinted } from '../../../foundations/notPrinted.ts';
import { color } from '../../../tokens/color.ts';

const blink = keyframes`
  50% { opacity: 0; }
`;

/**
 * The caret at the place where dictated words will fall: a mark without width, so that no word
 * moves. It blinks while interim text comes, and a few times on an empty sheet (WCAG 2.2.2).
 */
export const wordCaret = css`
  display: inline-block;
  inline-size: 2px;
  block-size: 1.3em;
  margin-inline: 1px -3px;
  border-radius: 1px;
  background: ${color.accentMark};
  vertical-align: -0.3em;

  @media (prefers-reduced-motion: no-preference) {
    animation: ${blink} 1.1s step-end var(--_blinks, infinite);
  }

  @media (forced-colors: active) {
    background: CanvasText;
  }

  ${notPrinted}
`;

/** How often the caret of an empty sheet blinks: for less than five seconds. */
export const restingBlinks = '4';

/** From the edge of an empty text back to its caret, in the margin of the sheet. */
export const restingCaretOffset = '-8px';
