import { css, keyframes, styled } from 'styled-components';

const breathe = keyframes`
  50% { opacity: 0.4; }
`;

/** The drawing area of the waveform. */
export const whole = css`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
`;

/** Drawn from left to right and mirrored as a whole, so that one clip path serves both directions. */
export const Stage = styled.div`
  --_played: 0;
  --_till-played: calc(var(--_played) * 100%);
  --_till-arrived: calc(max(var(--_arrived), var(--_played)) * 100%);

  position: absolute;
  inset: 0;
  contain: strict;

  &:dir(rtl) {
    transform: scaleX(-1);
  }

  [data-loading='true'] > & {
    animation: ${breathe} 1.6s ease-in-out infinite;
  }

  @media (prefers-reduced-motion: reduce) {
    [data-loading='true'] > & {
      animation: none;
    }
  }
`;

export const Layer = styled.svg`
  ${whole}
  fill: none;
  stroke: var(--_waiting);
  stroke-width: 2;
  stroke-linecap: round;
  clip-path: inset(0 0 0 var(--_till-arrived));

  &[data-layer='arrived'] {
    stroke: var(--_arrived-ink);
    clip-path: inset(0 calc(100% - var(--_till-arrived)) 0 var(--_till-played));
  }

  &[data-layer='played'] {
    stroke: var(--_played-ink);
    clip-path: inset(0 calc(100% - var(--_till-played)) 0 0);
  }

  &[data-layer='marks'],
  &[data-layer='quietMarks'] {
    stroke: var(--_mark);
    stroke-width: 3;
    clip-path: none;
  }

  &[data-layer='quietMarks'] {
    stroke: var(--_arrived-ink);
    stroke-linecap: butt; /* the gap between two words stays visible */
  }
`;

/** The position line, clipped from a full-height layer, so that moving it causes no layout. */
export const Needle = styled.div`
  --_from: clamp(0%, calc(var(--_till-played) - 1px), calc(100% - 2px));

  ${whole}
  background: var(--_played-ink);
  clip-path: inset(0 calc(100% - var(--_from) - 2px) 0 var(--_from) round 1px);
  forced-color-adjust: none;
`;
