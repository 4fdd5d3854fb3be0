import { css, keyframes, styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { font, radius, shadow, space } from '../../tokens/scales.ts';

const breathe = keyframes`
  50% { opacity: 0.4; }
`;

export const Root = styled.div`
  --_waiting: ${color.border};
  --_arrived-ink: ${color.borderStrong};
  --_played-ink: ${color.accent};
  --_mark: ${color.warningText};

  position: relative;
  min-inline-size: ${space[16]};
  block-size: ${space[16]};
  border-radius: ${radius.control};

  &[data-disabled='true'] {
    --_arrived-ink: ${color.border};
    --_played-ink: ${color.textDisabled};
    --_mark: ${color.textDisabled};
  }

  &[data-loading='true'] {
    --_arrived-ink: ${color.border};
  }

  &:has(> input:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }

  @media (forced-colors: active) {
    --_waiting: GrayText;
    --_arrived-ink: CanvasText;
    --_played-ink: Highlight;
    --_mark: CanvasText;

    &[data-disabled='true'] {
      --_arrived-ink: GrayText;
      --_played-ink: GrayText;
      --_mark: GrayText;
    }
  }
`;

/** Drawn from left to right and turned over as a whole, so that every cut has one form. */
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

const whole = css`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
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

  &[data-layer='marks'] {
    stroke: var(--_mark);
    stroke-width: 3;
    clip-path: none;
  }
`;

/** A line as high as the wave, cut out of its whole: to move it lays nothing out anew. */
export const Needle = styled.div`
  --_from: clamp(0%, calc(var(--_till-played) - 1px), calc(100% - 2px));

  ${whole}
  background: var(--_played-ink);
  clip-path: inset(0 calc(100% - var(--_from) - 2px) 0 var(--_from) round 1px);
  forced-color-adjust: none;
`;

export const Slider = styled.input`
  ${whole}
  margin: 0;
  opacity: 0;
  appearance: none;
  cursor: pointer;
  touch-action: pan-y;

  /* As thin as a line, so that the place under the pointer is the place that is meant. */
  &::-webkit-slider-thumb {
    inline-size: 1px;
    block-size: 100%;
    appearance: none;
  }

  &::-moz-range-thumb {
    inline-size: 1px;
    block-size: 100%;
    border: 0;
  }

  &:disabled {
    cursor: not-allowed;
  }
`;

/** Stands over the pointer, and at either end flush with the wave. */
export const Hint = styled.div`
  --_aside: -100%;

  position: absolute;
  inset-block-end: calc(100% + ${space[1]});
  inset-inline-start: calc(var(--_pointed) * 100%);
  z-index: 1;
  max-inline-size: 100%;
  padding-inline: ${space[2]};
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow.floating};
  color: ${color.text};
  font-size: ${font.size.sm};
  font-variant-numeric: tabular-nums;
  line-height: ${font.line.text};
  white-space: nowrap;
  overflow: hidden;
  text-overflow: ellipsis;
  pointer-events: none;
  transform: translateX(calc(var(--_aside) * var(--_pointed)));

  &:dir(rtl) {
    --_aside: 100%;
  }
`;
