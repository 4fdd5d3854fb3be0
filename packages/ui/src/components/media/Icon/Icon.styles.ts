import { keyframes, styled } from 'styled-components';
import { motion } from '../../../tokens/scales.ts';

/* The path of a tick ends at its short arm and is 23 long. */
const draw = keyframes`
  from { stroke-dashoffset: -24; }
`;

export const Svg = styled.svg`
  flex: none;
  vertical-align: -0.25em; /* aligns the middle of the icon with the middle of Persian words */

  &[data-mirrored]:dir(rtl) {
    transform: scaleX(-1);
  }

  &[data-drawn] > path {
    stroke-dasharray: 24;
    animation: ${draw} ${motion.calm} ${motion.easing};

    @media (prefers-reduced-motion: reduce) {
      animation: none;
    }
  }

  /* In forced colours the stroke takes the text colour; other colours could vanish. */
  @media (forced-colors: active) {
    &&&& {
      color: inherit;
    }
  }
`;
