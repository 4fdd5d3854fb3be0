import { keyframes, styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { motion, transcript } from '../../../tokens/scales.ts';
import { paper } from './paper.styles.ts';
import { restingBlinks, restingCaretOffset, wordCaret } from './caret.styles.ts';

export const Root = styled.div`
  ${paper}
  font-size: ${transcript.size};
  line-height: ${transcript.line}; /* more than in other text, for reading during dictation */
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  text-wrap: wrap; /* words that were said stay in their lines while others come */
`;

export const Placeholder = styled.p`
  position: relative;
  color: ${color.textQuiet};

  /* The place that the caret has in the editor, which replaces this text when it is loaded. */
  &::before {
    --_blinks: ${restingBlinks};

    ${wordCaret}
    content: '';
    position: absolute;
    inset-block-start: calc((1lh - 1.3em) / 2);
    margin-inline: calc(${restingCaretOffset} + 1px) 0;
  }
`;

const settle = keyframes`
  from { color: ${color.textQuiet}; }
`;

export const Block = styled.p`
  content-visibility: auto;
  contain-intrinsic-block-size: auto 11lh;

  & + & {
    margin-block-start: 0.6em;
  }

  /* Interim words must not wait until the paragraph scrolls into view. */
  &:last-child {
    content-visibility: visible;
  }

  [data-interim] {
    color: ${color.textQuiet};

    &::after {
      ${wordCaret}
      content: '';
    }
  }

  &:last-child > span:not([data-interim]) {
    animation: ${settle} ${motion.calm} ${motion.easing};
  }

  [data-unconfirmed] {
    text-decoration: underline dotted 1px;
    text-decoration-color: ${color.textQuiet};
    text-underline-offset: 0.45em;
  }
`;
