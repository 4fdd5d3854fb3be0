import { createGlobalStyle } from 'styled-components';
import { color } from '../tokens/color.ts';
import { font, measure } from '../tokens/scales.ts';
import { shortWindow } from './shortWindow.ts';

/** Global styles: box model, typography, focus ring, and system preferences. */
export const GlobalStyle = createGlobalStyle`
  *, *::before, *::after {
    box-sizing: border-box;
  }

  html {
    text-size-adjust: 100%;
    scroll-padding-block-start: calc(${measure.topBar} + 16px); /* keeps focused elements clear of the top bar (WCAG 2.4.11) */

    @media ${shortWindow} {
      scroll-padding-block-start: 16px;
    }
  }

  body {
    margin: 0;
    min-block-size: 100dvh;
    background: ${color.surface};
    color: ${color.text};
    font-family: ${font.family};
    font-size: ${font.size.md};
    font-weight: ${font.weight.regular};
    line-height: ${font.line.text};
    caret-color: ${color.accentMark};
    overflow-wrap: break-word;
    text-wrap: pretty; /* no single word in the last line */
  }

  /* The words before the caret stay in their lines while a person types or speaks. */
  textarea, [contenteditable] {
    text-wrap: wrap;
  }

  button, input, select, textarea {
    font: inherit;
    color: inherit;
  }

  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset {
    margin: 0;
    padding: 0;
    border: 0;
    min-inline-size: 0;
  }

  h1, h2, h3, h4 {
    line-height: ${font.line.heading};
    font-weight: ${font.weight.bold};
    text-wrap: balance;
  }

  ul, ol {
    list-style: none;
  }

  :focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }

  h1:focus {
    outline: none; /* receives the focus on navigation and is not a control */
  }

  ::selection {
    background: ${color.selection};
    color: ${color.text};
  }

  :root[data-switching] *, :root[data-switching] *::before, :root[data-switching] *::after {
    transition: none !important; /* a duration of 0.01 ms would still start each of them */
  }

  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition: none !important; /* a short one would show each change a frame later */
      scroll-behavior: auto !important;
    }
  }
`;
