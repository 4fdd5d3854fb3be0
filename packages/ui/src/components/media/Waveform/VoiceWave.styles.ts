import { styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';

export const Root = styled.span`
  --_ink: ${color.accentMark};

  display: inline-block;

  &[data-paused='true'] {
    --_ink: ${color.borderStrong};
  }

  @media (forced-colors: active) {
    --_ink: CanvasText;
  }
`;

/** Drawn from left to right: the newest bar is at the left in left-to-right. */
export const Drawing = styled.svg`
  display: block;
  fill: none;
  stroke: var(--_ink);
  stroke-width: 2;
  stroke-linecap: round;
  mask-image: linear-gradient(90deg, #000, #0003);

  &:dir(rtl) {
    transform: scaleX(-1);
  }
`;
