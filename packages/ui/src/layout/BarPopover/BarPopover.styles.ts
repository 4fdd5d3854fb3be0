import { styled } from 'styled-components';
import { floatingSurface } from '../../components/overlay/floating.styles.ts';
import { color } from '../../tokens/color.ts';
import { font, measure, motion, radius, space } from '../../tokens/scales.ts';

export const Root = styled.div`
  display: inline-flex;
`;

export const Panel = styled.dialog`
  ${floatingSurface}

  position: fixed;
  inset: auto;
  inset-block-start: calc(${measure.topBar} + ${space[1]});
  inset-inline-end: ${space[4]};
  inline-size: max-content;
  max-inline-size: calc(100vw - ${space[8]});
  max-block-size: calc(100dvh - ${measure.topBar} - ${space[8]});
  margin: 0;
  padding: ${space[4]};
  overflow: auto;
  border: 1px solid ${color.borderFloating};
  border-radius: ${radius.card};
  font-size: ${font.size.sm};
  transition: opacity ${motion.quick} ${motion.easing};

  @starting-style {
    opacity: 0;
  }
`;
