import { keyframes, styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { measure, motion, transcript } from '../../../tokens/scales.ts';

export const Root = styled.div`
  max-inline-size: ${measure.reading};
  font-size: ${transcript.size};
  line-height: ${transcript.line}; /* more than in other text, for reading during dictation */
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

export const Placeholder = styled.p`
  color: ${color.textQuiet};
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
