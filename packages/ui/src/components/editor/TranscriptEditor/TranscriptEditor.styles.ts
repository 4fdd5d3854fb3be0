import { keyframes, styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { measure, motion, radius, space, transcript } from '../../../tokens/scales.ts';

const settle = keyframes`
  from { color: ${color.textQuiet}; }
`;

export const Root = styled.div`
  position: relative;
  max-inline-size: ${measure.reading};
  min-block-size: 6lh; /* a place to press before there is a word */
  border-radius: ${radius.control};
  font-size: var(--_size, ${transcript.size});
  line-height: var(
    --_line,
    ${transcript.line}
  ); /* more than elsewhere: it is read while it grows */
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  caret-color: ${color.accentMark};

  /* On a sheet of paper the ring stands away from the words. */
  &:focus-visible {
    outline-offset: ${space[3]};
  }

  /* Without "p + p": a paragraph put before another would style all of them again. */
  > p {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 11lh;
    margin-block-end: 0.6em;
  }

  /* The words being spoken must not wait until the paragraph scrolls into view. */
  > p:last-child {
    content-visibility: visible;
    margin-block-end: 0;
  }

  [data-placeholder]::before {
    content: attr(data-placeholder);
    float: inline-start;
    block-size: 0;
    color: ${color.textQuiet};
    pointer-events: none;
  }

  [data-interim] {
    color: ${color.textQuiet};
  }

  [data-unconfirmed] {
    text-decoration: underline dotted 1px;
    text-decoration-color: ${color.textQuiet};
    text-underline-offset: 0.45em;
  }

  @media (prefers-reduced-motion: no-preference) {
    > p:last-child > [data-dictated] {
      animation: ${settle} ${motion.calm} ${motion.easing};
    }
  }

  .ProseMirror-separator {
    display: inline;
    inline-size: 0;
    block-size: 0;
    margin: 0;
    border: 0;
  }

  .ProseMirror-hideselection {
    caret-color: transparent;
  }

  @media (forced-colors: active) {
    caret-color: CanvasText;

    [data-interim],
    [data-placeholder]::before {
      color: GrayText;
    }
  }
`;
