import { keyframes, styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { motion } from '../../tokens/scales.ts';

const rise = keyframes`
  from { transform: scaleY(0.1); }
`;

export const Root = styled.main`
  display: grid;
  place-content: center;
  min-block-size: 100dvh;
  background: ${color.surface};
`;

/** The bars of the mark are drawn once when loading takes more than a second. */
export const Mark = styled.div`
  @media (prefers-reduced-motion: no-preference) {
    svg > path:last-child {
      transform-box: fill-box;
      transform-origin: center;
      animation: ${rise} 700ms ${motion.easing} 1s;
    }
  }
`;
