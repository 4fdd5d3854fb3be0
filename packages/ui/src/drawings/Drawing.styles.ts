import { keyframes, styled } from 'styled-components';
import { color } from '../tokens/color.ts';

export const Canvas = styled.svg`
  --_line: ${color.drawingLine};
  --_fill: ${color.drawingFill};
  --_paper: ${color.surfaceRaised};
  --_accent: ${color.accent};

  display: block;
  max-inline-size: 100%;
  block-size: auto;
  fill: none;
  stroke: none;
  stroke-linecap: round;
  stroke-linejoin: round;

  @media (forced-colors: active) {
    --_line: CanvasText;
    --_fill: Canvas;
    --_paper: Canvas;
    --_accent: Highlight;
  }
`;

export const Line = styled.path`
  stroke: var(--_line);
  stroke-width: 2.5;

  &[data-weight='script'] {
    stroke-width: 7;
  }

  &[data-ink='faint'] {
    stroke: var(--_fill);
  }

  &[data-ink='paper'] {
    stroke: var(--_paper);
  }

  &[data-unfinished] {
    stroke-dasharray: 2 7;
  }
`;

/** A shape filled with the second tone, the paper colour, or the accent. */
export const Shape = styled.path`
  fill: var(--_fill);

  &[data-ink='paper'] {
    fill: var(--_paper);
  }

  &[data-ink='line'] {
    fill: var(--_line);
  }

  &[data-ink='accent'] {
    fill: var(--_accent);
  }

  &[data-outlined] {
    stroke: var(--_line);
    stroke-width: 2.5;
  }
`;

const drawStroke = keyframes`
  from { stroke-dasharray: 1 2; stroke-dashoffset: 1; }
  to { stroke-dasharray: 1 2; stroke-dashoffset: 0; }
`;

const blink = keyframes`
  50% { opacity: 0; }
`;

/** Draws its lines in 1.6 s. The caret then blinks for three seconds: no motion lasts five (WCAG 2.2.2). */
export const Script = styled.svg`
  @media (prefers-reduced-motion: no-preference) {
    &[data-drawn] > [data-weight] {
      animation: ${drawStroke} 1.3s cubic-bezier(0.5, 0, 0.4, 1) backwards;
    }

    &[data-drawn] > [data-weight] ~ [data-weight] {
      animation-duration: 0.3s;
      animation-delay: 1.3s;
    }

    &[data-drawn] > [data-ink] {
      animation: ${blink} 1s step-end 1.6s 3;
    }
  }
`;

/** A wave that is not being transcribed. */
export const Echo = styled.path`
  stroke: var(--_line);
  stroke-width: 2;
  opacity: 0.28;
`;
