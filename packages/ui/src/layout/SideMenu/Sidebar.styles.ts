import { styled } from 'styled-components';
import { notPrinted } from '../../foundations/notPrinted.ts';
import { color } from '../../tokens/color.ts';
import { layer, measure, motion } from '../../tokens/scales.ts';

export const Root = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: ${layer.bar};
  align-self: start;
  flex: none;
  inline-size: ${measure.sidebar};
  block-size: 100dvh;
  overflow: hidden;
  border-inline-end: 1px solid ${color.border};
  background: ${color.surfaceSunken};
  transition: inline-size ${motion.calm} ${motion.easing};

  &[data-compact='true'] {
    inline-size: ${measure.sidebarCompact};
  }

  ${notPrinted}
`;
