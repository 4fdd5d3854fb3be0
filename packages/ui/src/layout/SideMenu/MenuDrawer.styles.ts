import { keyframes, styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { motion, shadow, space } from '../../tokens/scales.ts';

const comeIn = keyframes`
  from { transform: translateX(-100%); }
`;

const fadeIn = keyframes`
  from { opacity: 0; }
`;

export const Root = styled.dialog`
  position: fixed;
  inset-block: 0;
  inset-inline: 0 auto;
  inline-size: min(300px, calc(100vw - ${space[12]}));
  block-size: 100dvh;
  max-inline-size: none;
  max-block-size: none;
  margin: 0;
  padding: 0;
  padding-block-end: env(safe-area-inset-bottom);
  border: 0;
  overflow: hidden;
  background: ${color.surfaceSunken};
  box-shadow: ${shadow.floating};
  color: ${color.text};

  &[open] {
    animation: ${comeIn} ${motion.calm} ${motion.easing};
  }

  &::backdrop {
    background: ${color.scrim};
    animation: ${fadeIn} ${motion.calm} ${motion.easing};
  }
`;
