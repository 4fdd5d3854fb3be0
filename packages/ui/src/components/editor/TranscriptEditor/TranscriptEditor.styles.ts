import { keyframes, styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { motion, radius, transcript } from '../../../tokens/scales.ts';
import {
  headPlace,
  headTime,
  paragraphMargin,
  speakerPress,
} from '../ParagraphHead/ParagraphHead.styles.ts';
import {
  restingBlinks,
  restingCaretOffset,
  wordCaret,
} from '../../text/TranscriptText/caret.styles.ts';
import { paper } from '../../text/TranscriptText/paper.styles.ts';

const settle = keyframes`
  from { color: ${color.textQuiet}; }
`;

export const Root = styled.div`
  ${paper}
  position: relative;
  min-block-size: 6lh; /* a place to press before there is a word */
  border-radius: var(--_paper-radius, ${radius.control});
  font-size: var(--_size, ${transcript.size});
  line-height: var(
    --_line,
    ${transcript.line}
  ); /* more than elsewhere: it is read while it grows */
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  caret-color: ${color.accentMark};

  /* On a sheet of paper the ring is the edge of the sheet. */
  &:focus-visible {
    outline-offset: var(--_paper-ring, 12px);
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

  > [data-spoken] {
    ${paragraphMargin}
    content-visibility: auto;
    contain-intrinsic-block-size: auto 11lh;
    margin-block-end: 0.6em;

    > p {
      margin: 0;
    }
  }

  > [data-spoken]:last-child {
    content-visibility: visible;
    margin-block-end: 0;
  }

  [data-head] {
    ${headPlace}

    > button {
      ${speakerPress}
    }

    > span {
      ${headTime}
    }
  }

  /* The caret of an empty text stands before the line, so that the first words begin at its edge. */
  [data-placeholder] {
    text-indent: ${restingCaretOffset};
  }

  [data-placeholder]::before {
    content: attr(data-placeholder);
    position: absolute;
    inset-inline: var(--_paper-inline, 0px); /* its own place would follow the indent */
    text-indent: 0;
    color: ${color.textQuiet};
    pointer-events: none;
  }

  [data-placeholder]::after {
    --_blinks: ${restingBlinks};

    ${wordCaret}
    content: '';
    position: absolute;
    inset-block-start: calc(var(--_paper-block, 0px) + (1lh - 1.3em) / 2);
    inset-inline-start: calc(var(--_paper-inline, 0px) + ${restingCaretOffset});
    margin-inline: 1px 0;
    pointer-events: none;
  }

  /* The caret of the focused field stands at the same place. */
  &:focus [data-placeholder]::after {
    visibility: hidden;
  }

  [data-interim] {
    color: ${color.textQuiet};

    &::after {
      ${wordCaret}
      content: '';
    }
  }

  /* Browsers without highlights. */
  [data-said] {
    background: ${color.accentSoft};
    color: ${color.onAccentSoft};
    text-decoration: underline 2px ${color.accentMark};
    text-underline-offset: 0.4em;
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

    [data-said] {
      background: Canvas;
      color: CanvasText;
      text-decoration: underline 3px Highlight;
    }
  }
`;
